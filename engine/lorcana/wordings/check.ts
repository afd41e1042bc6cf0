export const check = {
  "check.found": {
    en: "Game state check, pass {pass}: {count} {count|condition is|conditions are} met.",
    fr: "Vérification de l’état du jeu, passe {pass} : {count} {count|condition remplie|conditions remplies}.",
  },
  "check.nothing": {
    en: "Game state check, pass {pass}: no condition is met.",
    fr: "Vérification de l’état du jeu, passe {pass} : aucune condition remplie.",
  },
  "bag.added": {
    en: "{what} triggers: {player} adds it to the bag.",
    fr: "{what} se déclenche : {player} l’ajoute dans le sac.",
  },
  "bag.checked": {
    en: "The bag is checked: {players}, the active {players|player|players}, {players|has|have} {count} {count|ability|abilities} in it and {players|begins|begin}.",
    fr: "Vérification du sac : {players}, {players|joueur actif|joueurs actifs}, y {players|a|ont} {count} {count|capacité|capacités} et {players|commence|commencent}.",
  },
  "bag.starts-with": {
    en: "The bag is checked: {active} {active|has|have} nothing in it, so {player} begins.",
    fr: "Vérification du sac : {active} n’y {active|a|ont} rien, {player} commence donc.",
  },
  "bag.team": {
    en: "The team goes on with what {player} has in the bag.",
    fr: "L’équipe continue avec ce que {player} a dans le sac.",
  },
  "bag.passed": {
    en: "{from} has nothing left in the bag: it passes to {player}.",
    fr: "{from} n’a plus rien dans le sac : le sac passe {à player}.",
  },
  "bag.ask": {
    en: "{player}: which ability from the bag resolves now?",
    fr: "{player} : quelle capacité du sac se résout maintenant ?",
  },
  "bag.picked": {
    en: "{player} picks {what} from the bag and resolves it.",
    fr: "{player} prend {what} dans le sac et résout cette capacité.",
  },
  "bag.empty": {
    en: "The bag is empty: the game continues with {players}.",
    fr: "Le sac est vide : la partie continue avec {players}.",
  },
  "bag.empty-left": {
    en: "The bag is empty. {player} has left, so the turn ends.",
    fr: "Le sac est vide. {player} n’est plus dans la partie : le tour prend fin.",
  },
  "bag.no-action": {
    en: "Take another turn action",
    fr: "Faire une autre action de tour",
  },
} as const;

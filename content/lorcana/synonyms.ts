import type { Lang } from "../types.ts";

/** Words people bring along from other games or from daily speech, and the words our rules have for them. */
export interface Synonym {
  says: string[];
  means: Record<Lang, string>;
}

/** A line each: what people say, in either language; then what we say in English and in French. */
const lines = `
  # symbols, as the texts have them
  {S} > Strength > Force
  {W} > Willpower > Volonté
  {L} > lore > Lore
  {E} > exert > épuiser
  {I} > ink > encre

  # abbreviations
  opp, opps, oppo, adv > opponent > adversaire
  dmg, dmgs > damage > dommages
  str, atk > Strength > Force
  wp > Willpower > Volonté
  kw > keyword > mot-clé
  gy > discard > défausse
  eot > End-of-Turn Phase > Phase de Fin de tour

  # golden rules, players, cards
  opposite, conflict, conflicts, conflicting, contraire, conflit > contradict > contredisent
  rulebook, rule book, livret > rule > règle
  beats, beat, trumps, overrides, override, supersedes, precedence, prime, priment > prevails over > prévaut emporte
  forbid, forbids, forbidden, prohibits, interdit, interdire, interdisent > prevents > empêche interdiction
  permits, permitted, allowed, autorise, autoriser, autorisent > allows permission > permet permission
  translation, translated, translations, traduction, traduit, traduite > languages English version > langues version anglaise
  errata, erratum, reprint, reworded > updated recent version > mis à jour version récente
  card size, card dimensions, dimensions, taille de carte, taille d'une carte > measures mm > mesure mm
  proxy, proxies, fake, counterfeit, sleeve, sleeves, fausse carte, contrefaçon > standard cards > cartes standard
  penalty, infraction, tournament, pénalité, sanction > tournament > tournoi
  owner, owns, belongs, controller, propriétaire, appartient, contrôleur > owner > propriétaire
  other player > another player > autre joueur
  partner, partenaire > teammate > coéquipier
  enemy, enemies, ennemi, ennemis > opponent > adversaire
  turn player, joueur dont c'est le tour > active player > joueur actif

  # costs
  mana cost, converted mana cost, mana value, cmc, coût de mana, coût converti, ccm > ink cost > coût en encre
  discount, discounts, cheaper, cost reduction, reduced cost, reduces cost, costs less, cost less, pay less, costs more, surcharge, remise, ristourne, réduction de coût, coût réduit, réduit le coût, coûte moins, payer moins, moins cher, coûte plus cher > payment modifier > modificateur de montant
  afford, not enough ink, enough ink, pas assez d'encre, assez d'encre > cost paid in full > coût payé en entier
  alternative > alternate > alternatif
  without paying, for nothing, sans payer, gratuit, gratos > for free > gratuitement

  # timing, mistakes, game state check, damage
  respond, response, react, interrupt, répondre, réponse, réagir, interrompre > resolve completely before next > résolu complètement avant suivante
  rewind, take back, takeback, backtrack, misplay, mistake, error, revenir en arrière, erreur > illegal action undone > action non autorisée annulée
  illegal, illégal, illégale > illegal > non autorisé
  state based action, state based actions, sba, gsc, state check, action basée sur l'état, abe > game state check > vérification de l'état du jeu
  lethal, lethal damage, dégâts mortels, mortel, mortels > damage Willpower banished > dommages Volonté banni
  same time, simultaneous, simultané, simultanément > same time > même temps
  heal, healed, healing, soigner, soin, soigne, guérir > remove damage > retirer dommages
  wound, wounds, blessure, blessures, dégâts, dégât > damage > dommages
  transfer, transfers, bouger, transférer, transfert > move > déplacer
  token, tokens, marker, markers, marqueur, marqueurs > counter > jeton
  lower, lowers, decrease, diminish, diminuer, baisser > reduce > réduire
  one by one, one at a time, piocher une à une, une par une, un par un > one after another > une carte après l'autre

  # decks, lore, drawing
  copies, copy, playset, exemplaire, exemplaires, copie, copies > same full name > même nom complet
  deck size, minimum deck, smallest deck, cards in a deck, cards per deck, deckbuilding, deck building, taille de deck, taille du deck, taille d'un deck, deck minimum, cartes dans un deck, cartes par deck, construire un deck > deck least cards > deck moins cartes
  prerelease, booster draft, avant-première > Limited Sealed Draft > Limité Scellé Draft
  banlist, ban list, carte bannie > banned card > carte interdite
  library, bibliothèque, deck > deck > pioche
  deck out, decked out, decked, mill, milled, run out of cards, no cards left, plus de cartes, deck vide, meule, meuler > deck empty > pioche vide
  points, score > lore > Lore
  victory, victory points, winner, victoire, points de victoire > wins lore > gagne Lore
  defeat, défaite > loses > perd
  mettre, mets > put > placer
  tirer une carte > draw a card > piocher une carte

  # the start and the end of a game
  goes first, go first, plays first, play first, who starts, on the play, on the draw, commence > starting player > premier joueur
  coin flip, die roll, dice roll, roll dice, pile ou face, tirage au sort, lancer de dé > random starting player > hasard premier joueur
  bo3, best of three, best of 3, meilleur de trois, meilleur des trois > best of N series > série meilleur des N
  mulligan, mulligans, redraw, change my hand, changer sa main, changer de main, repiocher > alter hand > modifier main
  opening hand, main de départ > opening hand > main de départ
  last one standing, last man standing, dernier survivant > last player in the game > dernier joueur de la partie
  concede, concedes, quit, drop, scoop, give up, surrender, forfeit, resign, abandonner, abandonne, abandon, se rendre, forfait > concede > concéder
  turn one, turn 1, t1, tour 1 > first turn > premier tour
  tidy, tidying, put away > Cleanup > Rangement

  # the turn
  untap, untapped, unexert, unrest, refresh, dégager, dégagé > ready > redressé
  upkeep, upkeep step, standby phase, entretien > Set step > étape Vérifier
  beginning phase, phase de début, début du tour, début de tour > Start-of-Turn Phase > Phase de Réveil
  end step, end phase, étape de fin > End-of-Turn Phase > Phase de Fin de tour
  wear off, wears off, expire, expires, expirer, expirent > effects end > effets terminent
  pass the turn, pass turn, finish my turn, passer son tour, passer le tour, rendre la main > declare end turn > déclarer fin tour
  combat phase, battle phase, attack phase, phase de combat, phase d'attaque > challenge > défier
  sequence, séquence > order > ordre
  trigger order, triggers first, ordre des déclenchements > bag resolve order > sac résoudre ordre
  apnap, priority, priorité > turn order > ordre du tour

  # ink
  mana, land, lands, energy, resource, resources, terrain, ressource > ink inkwell > encre réserve
  mana pool, réserve de mana > inkwell > réserve d'encre
  land drop, ink drop, play a land, attach energy, poser un terrain, attacher une énergie, poser une encre > ink a card > encrer une carte
  ink twice, second ink, ink per turn, inks per turn, encrer deux fois, deuxième encre, encre par tour, encres par tour > ink once a turn > encrer une fois par tour
  ramp, ramping, extra ink, additional ink, encre supplémentaire > additional card inkwell > carte supplémentaire réserve
  inkable, uninkable, non encrable, pas encrable, sans encrier > inkwell symbol > icône d'encre

  # playing, abilities
  cast, summon, put down, lancer, invoquer, poser > play > jouer
  opponent's turn, opponents turn, not my turn, instant speed, flash, tour adverse, tour de l'adversaire > active player own turn > joueur actif propre tour
  counterspell, negate, contresort, contrecarrer > resolve completely before next > résolu complètement avant suivante
  finish, finished, finishing > complete > achevé
  skill, skills, compétence, compétences, pouvoirs > ability > capacité
  steps to, steps for, procedure, étapes pour, procédure > process > processus
  enters the battlefield, comes into play, etb, arrive sur le champ de bataille > enters play > entre en jeu
  etb trigger, etb ability, battlecry, cri de guerre, capacité d'arrivée > card played trigger when comes into play > carte jouée capacité déclenchée arrive en jeu
  deathrattle, death trigger, dies trigger, râle d'agonie > triggered leave play > déclencher quittent jeu
  leaves the battlefield, ltb, bounce, bounced, return to hand, returns to hand, back to hand, renvoyer en main, reprendre en main, retour en main > leaves play > quitte le jeu
  trigger, triggers, déclencheur, déclencheurs > triggered ability > capacité déclenchée
  types of abilities, types de capacités > kinds of abilities > sortes de capacités
  global, persistent, persistant > continuous static > permanente continue
  passive, aura, anthem, passif, passive ability, capacité passive > static ability > capacité permanente

  # quest, challenge, move
  partir à l'aventure, part à l'aventure, aller à l'aventure, quête, quêter > quest > envoyer à l'aventure
  attack, attacks, fight, battle, combat, attaque, attaquer, bataille > challenge > défi
  attacker, attacking creature, attaquant > challenging character > personnage qui défie
  blocker, block, defender, defend, defending, bloquer, bloqueur, défenseur > being challenged > défié
  attack untapped, attack ready, challenge ready, challenge untapped, attaquer personnage redressé, attaquer personnage dégagé, attaquer créature dégagée, défier personnage redressé > exerted challenged > épuisé défié
  first strike, strike back, fight back, initiative, riposte, contre-attaque > challenge damage same time > défi dommages même temps
  leave a location, move off, quitter un lieu, sortir d'un lieu > moved away from location > déplacé hors d'un lieu
  location banished, location destroyed, lieu banni, lieu détruit > location leaves play > lieu quitte jeu

  # cards and their parts
  tap, tapped, exhaust, exhausted, rest, rested, engager, engagé, incliner > exerted > épuisé
  summoning sickness, summoning sick, mal d'invocation > drying > séchage
  same turn, played this turn, turn it is played, turn it comes in, just played, même tour, tour d'arrivée, tour où il arrive, tour où il est joué, vient d'arriver, vient d'être joué, vient d'être posé > drying > séchage
  face down > facedown > face cachée
  face up > faceup > face visible
  beneath, underneath, dessous > under > sous
  creature, creatures, unit, minion, monster, créature, unité, monstre > character > personnage
  artifact, artifacts, equipment, equip, relic, artefact, équipement, équiper, relique > item > objet
  planeswalker, stadium, field spell, carte terrain > location > lieu
  instant, sorcery, spell, éphémère, rituel, sort > action > action
  color, colors, colour, colours, couleur, couleurs > ink type > type d'encre
  dual, bicolor, two colors, two colours, multicolor, dual ink, bicolore, multicolore > two ink types > deux types d'encre
  tribe, tribal, subtype, creature type, tribu, sous-type, type de créature > classification > classification
  artwork, picture, image, images, dessin > art > illustration
  subtitle, sous-titre > version > version
  horizontal, paysage > landscape > imprimé horizontale
  toughness, health, hit points, hp, life total, endurance, points de vie, pv > Willpower > Volonté
  power, attack value, puissance, valeur d'attaque > Strength > Force
  stats, stat, statistiques > characteristic > caractéristique
  keep, keeps, kept, conserver, conserve > retain > garder

  # effects
  target, targets, targeted, pick, select, cible, ciblé, cibler, sélectionner > choose chosen > choisir choisi
  optional, mandatory, compulsory, decline, facultatif, optionnel, obligatoire, obligé > decides against > pouvez décide
  infinite, endless, infini, infinie > loop without end > boucle sans fin
  combo, combos > loop combination > boucle combinaison
  intervening if, intervening > secondary condition > condition secondaire
  itself, himself, herself, lui-même, elle-même > another other > autre
  sauf si > unless > à moins que
  2, 3, 4, 5 > several > plusieurs
  calculate, compute, calcul, calculer > determine > déterminer
  multiple, more than one, plus d'un > several > plusieurs
  minimum, at least > least > au moins
  show, shows, montrer, dévoiler > reveal > révéler
  until end of turn, jusqu'à la fin du tour > this turn > ce tour
  prevent, prevention, redirect, prévenir, prévention, rediriger > replacement > substitution
  remplacement, effet de remplacement > replacement > substitution
  buff, buffs, debuff, pump, bonus, layer, layers, malus > modifier > modificateur
  give, gives, grant, grants, donne, confère > gain > gagne
  limit, limits, max, limite, plafond > maximum > maximum
  max, maximum > limit > limite
  a lieu, ont lieu, avoir lieu > moment > moment

  # zones
  stack, trigger stack, queue, chain, pile, file > bag > sac
  graveyard, trash, discard pile, cimetière, poubelle > discard > défausse
  battlefield, board, field, in the field, bench, champ de bataille, plateau, banc > Play zone > zone de jeu
  exile, exiled, remove from the game, exil, exiler > removed from the game > retirées de la partie
  destroy, die, dies, dead, kill, killed, knocked out, sacrifice, détruire, mourir, meurt, mort, tuer, tué, sacrifier > banished > banni
  hidden, secret, secrets, secrète, hidden information, information cachée > private information > information privée
  peek, see, voir, consulter > look > regarder
  search, tutor, fetch, chercher, fouiller > look for card > regarder carte
  scry > look top cards > regarder premières cartes

  # keywords
  reach, portée > Alert > Agilité
  taunt, provoke, guard, provocation, gardien > Bodyguard > Rempart
  attack bonus, bonus d'attaque > Challenger > Offensif
  flying, flyer, fly, unblockable, elusive, stealth, vol, volant, imblocable, camouflage, évasif > Evasive > Insaisissable
  berserk, goad, frenzy, must attack, doit attaquer, téméraire > Reckless > Combattant
  armor, armour, shield, damage reduction, armure, bouclier > Resist > Résistance
  haste, célérité, ruée > Rush > Charge
  evolve, evolution, level up, transform, mutate, évoluer, évolution, transformer, mutation > Shift > Alter
  chanteur, chanteuse > Singer > Mélomane
  choir, duet, sing as a group, chorale, duo, chanter ensemble > Sing Together > À l'unisson
  disappear, disparaître, disparition > Vanish > Dissipation
  hexproof, shroud, untargetable, immune, can't be targeted, protection, défense talismanique, linceul, inciblable, immunité, ne peut pas être ciblé > Ward > Hors d'atteinte

  # several players
  leaves the table, quit the game > leaves the game > quitte la partie
  eliminated, elimination, éliminé, élimination > player loses leave the game > joueur perd quitter la partie
  team game, two headed giant, 2v2, en équipe, troll à deux têtes > team teammates > équipe coéquipiers
  3 players, 4 players, 5 players, 3 joueurs, 4 joueurs, 5 joueurs, free for all, ffa > multiplayer > multijoueurs
`;

export const synonyms: Synonym[] = lines
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => {
    const [says = "", en = "", fr = ""] = line.split(">").map((part) => part.trim());
    return { says: says.split(/\s*,\s*/), means: { en, fr } };
  });

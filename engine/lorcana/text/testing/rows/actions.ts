import type { Filter } from "../../../language.ts";
import { action, another, character, chosen, give, may, opposing, type Row, yours } from "../build.ts";

const ofAnyKind: Filter = { type: ["character", "item", "location"], cost: { max: 4 } };

/** What is done to cards. */
export const actions: readonly Row[] = [
  {
    name: "deal (Fire the Cannons!)",
    ability: action({ do: "deal", amount: 4, to: chosen() }),
    en: "Deal 4 damage to chosen character.",
    fr: "Choisissez un personnage et infligez-lui 4 dommages.",
  },
  {
    name: "deal to several",
    ability: action({ do: "deal", amount: 1, to: chosen(opposing, { count: { upTo: 2 } }) }),
    en: "Deal 1 damage each to up to 2 chosen opposing characters.",
    fr: "Choisissez jusqu’à 2 personnages adverses et infligez 1 dommage à chacun.",
  },
  {
    name: "deal to each",
    ability: action(
      { do: "deal", amount: 2, to: { all: opposing } },
      { do: "put", amount: 1, to: { all: yours } },
    ),
    en: "Deal 2 damage to each opposing character. Put 1 damage counter on each of your characters.",
    fr: "Infligez 2 dommages à chaque personnage adverse. Placez 1 jeton Dommage sur chacun de vos personnages.",
  },
  {
    name: "deal as much as",
    ability: action({
      do: "deal",
      amount: { stat: "strength", of: chosen(yours) },
      to: chosen(opposing, { slot: "second" }),
    }),
    en: "Deal damage equal to the {S} of chosen character of yours to chosen opposing character.",
    fr: "Choisissez un personnage adverse et infligez-lui un nombre de dommages égal à la {S} de l’un de vos personnages au choix.",
  },
  {
    name: "remove",
    ability: action({ do: "remove", amount: 3, upTo: true, to: chosen() }),
    en: "Remove up to 3 damage from chosen character.",
    fr: "Choisissez un personnage et retirez-lui jusqu’à 3 dommages.",
  },
  {
    name: "remove all",
    ability: action({ do: "remove", amount: "all", to: { all: yours } }),
    en: "Remove all damage from each of your characters.",
    fr: "Retirez tous les dommages de chacun de vos personnages.",
  },
  {
    name: "move damage (Luisa Madrigal)",
    ability: action(
      { do: "move damage", amount: 2, upTo: true, from: chosen(yours), to: "this" },
      {
        do: "if",
        if: { this: { damage: { min: 5 } } },
        effects: [
          { do: "move damage", amount: "all", from: "this", to: chosen(another, { slot: "second" }) },
        ],
      },
    ),
    en: "Move up to 2 damage from chosen character of yours to this character. If this character has 5 or more damage, move all damage from this character to another chosen character.",
    fr: "Choisissez l’un de vos personnages et déplacez jusqu’à 2 de ses dommages sur ce personnage. Si ce personnage a 5 dommages ou plus, déplacez tous les dommages de ce personnage sur un autre personnage de votre choix.",
  },
  {
    name: "banish (Ring the Bell)",
    ability: action({ do: "banish", to: chosen({ ...character, state: "damaged" }) }),
    en: "Banish chosen damaged character.",
    fr: "Choisissez un personnage avec au moins un dommage et bannissez-le.",
  },
  {
    name: "banish all (Be Prepared)",
    ability: action({ do: "banish", to: { all: character } }),
    en: "Banish all characters.",
    fr: "Bannissez tous les personnages.",
  },
  {
    name: "another of yours",
    ability: action(
      { do: "exert", to: chosen({ ...yours, other: true, strength: { min: 5 } }) },
      { do: "ready", to: chosen(another) },
    ),
    en: "Exert another chosen character of yours with 5 {S} or more. Ready another chosen character.",
    fr: "Choisissez un autre de vos personnages avec une {S} de 5 ou plus et épuisez-le. Choisissez un autre personnage et redressez-le.",
  },
  {
    name: "ready, and what it can't do then",
    ability: action({ do: "ready", to: chosen() }, give({ the: "chosen" }, [{ cant: "challenge" }])),
    en: "Ready chosen character. They can’t challenge for the rest of this turn.",
    fr: "Choisissez un personnage et redressez-le. Il ne peut pas défier pour le reste de ce tour.",
  },
  {
    name: "exert, and for how long",
    ability: action(
      { do: "exert", to: chosen({ type: "item", whose: "opposing" }) },
      give({ the: "chosen" }, [{ cant: "ready at start of turn" }], "at the start of their next turn"),
    ),
    en: "Exert chosen opposing item. It can’t ready at the start of its next turn.",
    fr: "Choisissez un objet adverse et épuisez-le. Il ne peut pas être redressé au début de son prochain tour.",
  },
  {
    name: "return one of three types",
    ability: action({ do: "return", to: chosen(ofAnyKind) }),
    en: "Return chosen character, item, or location with cost 4 or less to their player’s hand.",
    fr: "Choisissez un personnage, objet ou lieu coûtant 4 ou moins et renvoyez-le dans la main de son propriétaire.",
  },
  {
    name: "return all",
    ability: action({ do: "return", to: { all: opposing } }),
    en: "Return all opposing characters to their players’ hands.",
    fr: "Renvoyez tous les personnages adverses dans la main de leur propriétaire.",
  },
  {
    name: "return from the discard",
    ability: action({
      do: "return",
      to: chosen({ type: "item", cost: { max: 2 } }, { from: "discard", count: { upTo: 2 } }),
    }),
    en: "Return up to 2 item cards with cost 2 or less from your discard to your hand.",
    fr: "Renvoyez jusqu’à 2 cartes Objet coûtant 2 ou moins de votre défausse dans votre main.",
  },
  {
    name: "play (Just in Time)",
    ability: action(
      may({ do: "play", to: chosen({ ...yours, cost: { max: 3 } }, { from: "hand" }), free: true }),
    ),
    en: "You may play a character with cost 3 or less for free.",
    fr: "Vous pouvez jouer gratuitement un personnage coûtant 3 ou moins.",
  },
  {
    name: "use an ability",
    ability: action({ do: "use", abilityOf: chosen(yours) }),
    en: "Use an ability of chosen character of yours for free.",
    fr: "Choisissez l’un de vos personnages et utilisez gratuitement l’une de ses capacités.",
  },
  {
    name: "move and boost",
    on: "location",
    ability: action({ do: "move", to: chosen(yours), where: "this" }, { do: "boost", to: { the: "chosen" } }),
    en: "Move chosen character of yours here for free. Put the top card of your deck facedown under them.",
    fr: "Choisissez l’un de vos personnages et déplacez-le gratuitement sur ce lieu. Placez la carte du dessus de votre pioche face cachée sous lui.",
  },
];

import {
  another,
  character,
  chosen,
  draw,
  gets,
  give,
  may,
  opposing,
  quests,
  type Row,
  self,
  triggered,
  yours,
} from "../build.ts";

/** What the event and the effects before have named. */
export const bound: readonly Row[] = [
  {
    name: "a card that left play is a card (Marshmallow)",
    ability: triggered({ event: "is banished", who: self }, [
      may({ do: "place", to: "this", where: "bottom of the deck" }),
    ]),
    en: "When this character is banished, you may put this card on the bottom of your deck.",
    fr: "Lorsque ce personnage est banni, vous pouvez placer cette carte sous votre pioche.",
  },
  {
    name: "another card that left play (Tinker Bell)",
    ability: triggered({ event: "is banished", who: { type: "item", whose: "opposing" } }, [
      may({ do: "place", to: { the: "it" }, where: { inkwell: "ready" } }),
    ]),
    en: "Whenever an opposing item is banished, you may put that card into its player’s inkwell facedown.",
    fr: "Chaque fois qu’un objet adverse est banni, vous pouvez placer cette carte dans la réserve d’encre de son propriétaire, face cachée.",
  },
  {
    name: "the challenger (Cheshire Cat)",
    ability: triggered({ event: "is banished", who: self, as: "challenged" }, [
      { do: "deal", amount: 3, to: { the: "other" } },
    ]),
    en: "When this character is challenged and banished, deal 3 damage to the challenging character.",
    fr: "Lorsque ce personnage est défié et banni, infligez 3 dommages au personnage qui l’a défié.",
  },
  {
    name: "the challenged one",
    ability: triggered({ event: "challenges", who: yours, whom: another }, [
      { do: "exert", to: { the: "other" } },
    ]),
    en: "Whenever one of your characters challenges another character, exert the challenged character.",
    fr: "Chaque fois que l’un de vos personnages défie un autre personnage, épuisez le personnage défié.",
  },
  {
    name: "the one that challenges",
    ability: triggered({ event: "challenges", who: yours }, [
      give({ the: "it" }, [gets("strength", 2)], "this challenge"),
    ]),
    en: "Whenever one of your characters challenges, the challenging character gets +2 {S} during this challenge.",
    fr: "Chaque fois que l’un de vos personnages défie, le personnage qui défie gagne +2 {S} durant ce défi.",
  },
  {
    name: "a pronoun for the card of the event",
    ability: triggered({ event: "quests", who: { ...yours, other: true } }, [
      give({ the: "it" }, [gets("lore", 1)]),
    ]),
    en: "Whenever one of your other characters quests, they get +1 {L} this turn.",
    fr: "Chaque fois que l’un de vos autres personnages est envoyé à l’aventure, il gagne +1 {L} pour le reste de ce tour.",
  },
  {
    name: "the location moved to",
    ability: triggered({ event: "moves", who: self }, [
      { do: "gain lore", amount: { stat: "lore", of: { the: "other" } } },
    ]),
    en: "Whenever this character moves to a location, gain lore equal to that location’s {L}.",
    fr: "Chaque fois que ce personnage est déplacé sur un lieu, gagnez un nombre d’éclats de Lore égal à la {L} de ce lieu.",
  },
  {
    name: "a pronoun for this card (Scar)",
    ability: triggered({ event: "banishes", who: self, whom: another }, [
      may({ do: "ready", to: "this" }),
      give("this", [{ cant: "quest" }, { cant: "challenge" }]),
    ]),
    en: "Whenever this character banishes another character, you may ready this character. They can’t quest or challenge for the rest of this turn.",
    fr: "Chaque fois que ce personnage bannit un autre personnage, vous pouvez redresser ce personnage. Il ne peut pas être envoyé à l’aventure ni défier pour le reste de ce tour.",
  },
  {
    name: "first and second chosen",
    ability: triggered(quests, [
      { do: "exert", to: chosen(yours) },
      { do: "deal", amount: 1, to: chosen(opposing, { slot: "second" }) },
      { do: "ready", to: { the: "chosen" } },
    ]),
    en: "Whenever this character quests, exert chosen character of yours. Deal 1 damage to chosen opposing character. Ready the first chosen character.",
    fr: "Chaque fois que ce personnage est envoyé à l’aventure, choisissez l’un de vos personnages et épuisez-le. Choisissez un personnage adverse et infligez-lui 1 dommage. Redressez le premier personnage choisi.",
  },
  {
    name: "no damage from the challenge (Rafiki)",
    ability: triggered(
      { event: "challenges", who: self, whom: { ...character, classification: ["Pirate"] } },
      [
        give(
          "this",
          [
            {
              gains: {
                kind: "replacement",
                would: { event: "is dealt damage", who: self, in: "a challenge" },
                instead: "nothing",
              },
            },
          ],
          "this challenge",
        ),
      ],
    ),
    en: "Whenever this character challenges a Pirate character, this character takes no damage from the challenge.",
    fr: "Chaque fois que ce personnage défie un personnage Pirate, ce personnage ne subit aucun dommage lors de ce défi.",
  },
  {
    name: "for each card discarded (Prince John)",
    ability: triggered({ event: "discards", players: "players" }, [
      may({ do: "gain lore", amount: { cards: "gone" } }),
    ]),
    en: "Whenever a player discards 1 or more cards, you may gain 1 lore for each card discarded.",
    fr: "Chaque fois qu’un joueur défausse au moins une carte, vous pouvez gagner 1 éclat de Lore pour chaque carte défaussée.",
  },
  {
    name: "only the next time (Rapunzel)",
    ability: triggered({ event: "takes damage", who: { type: "location", whose: "yours" } }, [
      {
        do: "give",
        to: { the: "it" },
        has: [
          {
            gains: {
              kind: "replacement",
              would: { event: "is dealt damage", who: self },
              instead: "nothing",
            },
          },
        ],
        for: "until the start of your next turn",
        next: true,
      },
    ]),
    en: "Whenever one of your locations is damaged, until the start of your next turn, the next time it would be dealt damage, it takes no damage instead.",
    fr: "Chaque fois que l’un de vos lieux subit des dommages, jusqu’au début de votre prochain tour, la prochaine fois qu’il devrait se voir infliger des dommages, il ne subit aucun dommage à la place.",
  },
  {
    name: "what would become of the song (Ursula)",
    ability: triggered({ event: "sings", who: self }, [
      {
        do: "give",
        to: { the: "other" },
        has: [
          {
            gains: {
              kind: "replacement",
              would: { event: "is put into a discard", who: self },
              instead: { do: "place", to: "this", where: "top of the deck" },
            },
          },
        ],
        for: "this turn",
        next: true,
      },
      draw,
    ]),
    en: "Whenever this character sings a song, the next time it would be put into your discard this turn, put it on the top of your deck instead. Draw a card.",
    fr: "Chaque fois que ce personnage chante une chanson, la prochaine fois qu’elle devrait être placée dans votre défausse ce tour-ci, placez-la sur votre pioche à la place. Piochez une carte.",
  },
];

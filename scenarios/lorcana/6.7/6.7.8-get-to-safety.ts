import type { Scenario } from "../../format.ts";

const mara = {
  ink: 2,
  deck: 5,
  hand: [{ card: "get-to-safety", as: "safety" }],
  play: [{ card: "jim-hawkins-space-traveler", as: "jim" }],
};

const scenario: Scenario = {
  id: "6.7.8-get-to-safety",
  game: "lorcana",
  example: "6.7.8",
  rules: ["6.7.8", "6.7.4", "6.7.1.2", "6.1.7", "6.7.2.1"],
  title: {
    en: "Jim takes the helm when the action is done",
    fr: "Jim prend la barre une fois l’action finie",
  },
  story: {
    en: "Mara plays Get to Safety!: she plays Sleepy Hollow from her discard for free and then draws a card if she has a location of that name in play. Jim Hawkins may move to any location she plays. Does he move before or after she draws?",
    fr: "Mara joue Vite, à l’abri ! : elle joue gratuitement Sleepy Hollow de sa défausse, puis pioche une carte si elle a en jeu un lieu de ce nom. Jim Hawkins peut se déplacer vers tout lieu qu’elle joue. Se déplace-t-il avant ou après la pioche ?",
  },
  setup: {
    game: "lorcana",
    players: [{ ...mara, discard: [{ card: "sleepy-hollow-the-bridge", as: "hollow" }] }, { deck: 5 }],
  },
  script: ["play:safety", "yes"],
  points: [
    {
      name: {
        en: "While the action resolves, the location is played from the discard",
        fr: "Pendant que l’action se résout, le lieu est joué depuis la défausse",
      },
      at: { rule: "6.7.8" },
      expect: { cards: { hollow: { zone: "discard" }, safety: { zone: "play" } } },
    },
    {
      name: {
        en: "Sleepy Hollow is in play; Take the Helm goes into the bag and waits",
        fr: "Sleepy Hollow est en jeu ; Il faut te mettre à la barre entre dans le sac et attend",
      },
      at: { rule: "6.7.4" },
      expect: {
        cards: { hollow: { zone: "play" }, jim: { at: null }, safety: { zone: "play" } },
        bag: { Mara: ["jim:take-the-helm"], Theo: [] },
        players: { Mara: { deck: 5 } },
      },
    },
    {
      name: {
        en: "The action goes on: Mara draws, while Jim’s ability is still in the bag",
        fr: "L’action continue : Mara pioche, alors que la capacité de Jim est encore dans le sac",
      },
      at: { rule: "1.12.1" },
      expect: {
        players: { Mara: { deck: 4 } },
        bag: { Mara: ["jim:take-the-helm"], Theo: [] },
        cards: { jim: { at: null } },
      },
    },
    {
      name: {
        en: "The action has resolved and goes to the discard",
        fr: "L’action est résolue et va dans la défausse",
      },
      at: { rule: "6.7.1.2" },
      expect: { cards: { safety: { zone: "discard" } }, bag: { Mara: ["jim:take-the-helm"], Theo: [] } },
    },
    {
      name: { en: "Now it is resolved from the bag", fr: "Elle se résout maintenant depuis le sac" },
      at: { answered: 1 },
      expect: {
        bag: { Mara: [], Theo: [] },
        picking: "Mara",
        decision: { player: "Mara", kind: "may", rule: "6.1.4" },
      },
    },
    {
      name: { en: "Jim is at Sleepy Hollow, for free", fr: "Jim est à Sleepy Hollow, gratuitement" },
      at: "end",
      expect: { cards: { jim: { at: "hollow" } }, players: { Mara: { ink: 0, exertedInk: 2 } } },
    },
  ],
  variants: [
    {
      id: "another-location",
      title: { en: "It is De Vil Manor that is played", fr: "C’est le Manoir d’Enfer qui est joué" },
      setup: {
        game: "lorcana",
        players: [{ ...mara, discard: [{ card: "de-vil-manor-cruellas-estate", as: "manor" }] }, { deck: 5 }],
      },
      script: ["play:safety", "no"],
      points: [
        {
          name: {
            en: "No Sleepy Hollow in play as the second part resolves: no card",
            fr: "Pas de Sleepy Hollow en jeu quand la seconde partie se résout : pas de carte",
          },
          at: { rule: "6.7.2.1" },
          expect: { cards: { manor: { zone: "play" } }, players: { Mara: { deck: 5 } } },
        },
        {
          name: {
            en: "Jim could have moved there; Mara leaves him where he is",
            fr: "Jim aurait pu s’y déplacer ; Mara le laisse où il est",
          },
          at: "end",
          expect: { cards: { jim: { at: null } }, players: { Mara: { deck: 5 } }, never: ["1.12.1"] },
        },
      ],
    },
  ],
};

export default scenario;

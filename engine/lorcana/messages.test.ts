import { describe, expect, test } from "vitest";
import { replay } from "../kernel/replay.ts";
import { lorcana } from "./game.ts";
import { narrate, say, worded } from "./messages.ts";
import { type Setup, startState } from "./setup.ts";
import "./languages.ts";
import "./testing/cards/index.ts";

type Side = Setup["players"][number];

/** What is told at the steps that follow a rule. */
function told(rule: string, mara: Side, theo: Side, ...answers: string[]): { en: string; fr: string }[] {
  const start = startState({ game: "lorcana", players: [mara, theo] });
  const { steps, stopped } = replay(
    lorcana,
    start,
    answers.map((answer) => [answer]),
  );
  expect(stopped).toBeNull();
  return steps
    .filter((step) => step.rule === rule)
    .map((step) => ({ en: narrate(step, "en"), fr: narrate(step, "fr") }));
}

const keeper = { card: "practice-powder-keeper", as: "keeper" };
const flounder = { card: "flounder-voice-of-reason", as: "flounder" };
const aladdin = { card: "aladdin-resolute-swordsman", as: "aladdin" };

describe("4.4.3.3 a cost in a sentence", () => {
  test("is told of the card that has the ability, in French as an infinitive", () => {
    const pot = { card: "practice-smoke-pot", as: "pot" };
    expect(told("4.4.3.3", { play: [pot, flounder] }, {}, "use:pot:out-of-sight")).toEqual([
      {
        en: "The total cost of Out of Sight is: banish this item.",
        fr: "Coût total de Hors de vue\u00a0: bannir cet objet.",
      },
    ]);
  });
});

describe("two cards of one name", () => {
  test("are told apart by their owners", () => {
    const theirs = { ...keeper, as: "theirs", exerted: true };
    expect(told("4.6.4.5", { play: [keeper] }, { play: [theirs] }, "challenge:keeper:theirs")).toEqual([
      {
        en: "Mara’s Powder Keeper challenges Theo’s Powder Keeper.",
        fr: "Gardien des poudres de Mara défie Gardien des poudres de Theo.",
      },
    ]);
  });

  test("of one player need no owner", () => {
    const second = { ...keeper, as: "second" };
    expect(told("4.5.1.1", { play: [keeper, second] }, {}, "quest:keeper")[0]?.en).toBe(
      "Mara declares that Powder Keeper quests.",
    );
  });
});

describe("6.4.2.2 what is given", () => {
  test("6.5.1.1 tells what a replacement changes of it", () => {
    const scimitar = { card: "stolen-scimitar", as: "scimitar" };
    const [replaced] = told(
      "6.5.4",
      { play: [scimitar, aladdin, flounder] },
      {},
      "use:scimitar:slash",
      "card:aladdin",
    );
    expect(replaced?.en).toMatch(/\+1 Strength this turn” with “.*\+2 Strength this turn”\.$/);
    expect(replaced?.fr).toMatch(/\+1 de Force .* par .*\+2 de Force /);
  });
});

describe("6.1.4 what is offered", () => {
  const state = startState({ game: "lorcana", players: [{ play: [keeper] }, {}] });
  const ability = { ability: { def: "practice-powder-keeper", at: 0 } };
  const args = { player: { player: 0 }, ability, card: { card: 0 } };

  test("is told where it is known", () => {
    const effects = { effects: [{ do: "draw", amount: 1 }] };
    const step = { state, message: say("may.chose-no", { ...args, effects }) };
    expect(narrate(step, "en")).toMatch(/^Mara declines what .+ offers: “Draw a card\.”$/);
    expect(narrate(step, "fr")).toMatch(/^Mara refuse ce qu.+ propose\s: «\sPiochez une carte\.\s»$/);
  });

  test("is left out where it is not", () => {
    expect(worded(state, say("may.ask", args), "en")).toMatch(/^Mara: use .+\?$/);
  });
});

describe("5.1.2.1, 8.10.2 to 8.10.6 the states a character enters play with", () => {
  const master = { card: "practice-weaver-master", as: "master" };

  test("are told, and of a shifted one those it takes over", () => {
    const below = { card: "practice-weaver-apprentice", as: "below", exerted: true, damage: 1 };
    expect(told("4.3.3.1", { ink: 3, hand: [master], play: [below] }, {}, "shift:master:below")).toEqual([
      {
        en: "Weaver – Master of the Loom enters play exerted, dry, and with 1 damage, on top of Weaver – Apprentice.",
        fr: "Tisserande – Maîtresse du métier entre en jeu à l’état épuisé, à l’état sec et avec 1 dommage, par-dessus Tisserande – Apprentie.",
      },
    ]);
  });

  test("are all told of one that enters exerted and damaged", () => {
    const gothel = { card: "mother-gothel-withered-and-wicked", as: "gothel" };
    const nurse = { card: "practice-lullaby-nurse", as: "nurse" };
    expect(told("6.7.9", { ink: 9, hand: [gothel] }, { play: [nurse] }, "play:gothel")).toEqual([
      {
        en: "Mother Gothel enters play exerted, drying, and with 3 damage.",
        fr: "Mère Gothel entre en jeu à l’état épuisé, en train de sécher et avec 3 dommages.",
      },
    ]);
  });
});

import type { Speed } from "../boards/pace";
import type { GlyphName } from "../ui/Glyph";

type Counter = "lore" | "ink" | "deck" | "hand" | "discard";
type Zone = "deck" | "hand" | "play" | "inkwell" | "discard" | "removed";
type Phase = "setup" | "start" | "main" | "end";
type CheckRule = "1.8.1.1" | "1.8.1.2" | "1.8.1.3" | "1.8.1.4" | "10.2.4" | "10.2.5";
type Stat = Extract<GlyphName, "strength" | "willpower" | "lore">;

const counters: Record<Counter, string> = {
  lore: "Lore",
  ink: "Ink",
  deck: "Deck",
  hand: "Hand",
  discard: "Discard",
};
const zones: Record<Zone, string> = {
  deck: "deck",
  hand: "hand",
  play: "play",
  inkwell: "inkwell",
  discard: "discard",
  removed: "removed from the game",
};
const phases: Record<Phase, string> = {
  setup: "Setup",
  start: "Start-of-Turn Phase",
  main: "Main Phase",
  end: "End-of-Turn Phase",
};
const stats: Record<Stat, string> = { strength: "Strength", willpower: "Willpower", lore: "Lore value" };
const actions: Record<string, string> = {
  quest: "Quest",
  challenge: "Challenge",
  play: "Play a card",
  shift: "Play with Shift",
  sing: "Sing",
  move: "Move to a location",
  ink: "Ink a card",
  use: "Use an ability",
  "play-free": "Play for free",
  "sing-together": "Sing together",
  concede: "Concede",
  end: "End the turn",
};
const speeds: Record<Speed, string> = { slow: "slow", normal: "normal", fast: "fast" };
/** What a game state check looks for, by its rule. */
const conditions: Record<CheckRule, string> = {
  "1.8.1.1": "A player with 20 lore or more",
  "1.8.1.2": "An empty deck as the turn ends",
  "1.8.1.3": "One player or team left",
  "1.8.1.4": "Damage equal to or above Willpower",
  "10.2.4": "A player with 15 lore or more",
  "10.2.5": "An empty deck",
};

export const boardEn = {
  colon: ": ",
  ask: {
    switch: "Ask me first",
    tip: (n: number) =>
      n === 1
        ? "1 question, before you see what happens."
        : `${n} questions, each before you see what happens.`,
    best: (right: number, of: number) => `Best so far: ${right} of ${of}`,
    failed: "The questions could not be loaded. Check the connection and try again.",
  },
  case: {
    all: "All cases",
    variants: "The case and its variants",
    main: "The example",
    noScript:
      "Without script the board stays at the first position; the steps are listed below, each with its rule.",
  },
  opened: {
    title: "A board from a link",
    description:
      "Opens a link to a Disney Lorcana board and replays it, step by step, with the rule of each step.",
    intro:
      "A link to a board carries the cards on the table and every choice made. Paste one here to see it played.",
    field: "Link to a board",
    open: "Open the board",
    start: "Or start from a case",
    from: "It was made from the case",
    noScript: "Opening a link needs JavaScript: the board is played on your device.",
    reading: "Reading the link…",
    problem: "This link cannot be opened",
    why: {
      empty: "There is no board in this link. Copy the whole address again, with what follows the “#”.",
      truncated: "The link was cut off on its way. Ask for it again, and copy all of it.",
      newer:
        "The link was made by a newer version of this site. Reload the page while you have a connection, then open it again.",
      damaged: "The link is damaged: some of its characters changed on the way. Ask for it again.",
      "too-large": "The link is too large to be one of ours, so it was not opened.",
      "not-a-board":
        "The link can be read, but what it holds is not a board. It may have been changed by hand.",
      setup:
        "The link names a position that cannot be: the cards cannot lie like this. It may have been changed by hand.",
      answers:
        "The link holds a choice that the rules do not allow at that point, so nothing of it is shown. The rules or the cards may have been corrected since it was made.",
      unloaded: "What reads links could not be loaded. Reload the page when you have a connection.",
    },
    tryAgain: "Paste another link, or start from one of the cases below.",
  },
  table: {
    label: "The table",
    of: (name: string) => `${name}’s side`,
    counters,
    zones,
    phases,
    stats,
    inkReady: (ready: number, all: number) => `${ready} ready of ${all}`,
    nothing: "nothing in play",
    turn: (n: number, name: string, phase: string) => `Turn ${n} · ${name} · ${phase}`,
    at: (name: string) => `at ${name}`,
    there: (name: string) => `At ${name}`,
    under: (n: number) => (n === 1 ? "1 card under" : `${n} cards under`),
    underList: "Cards under it",
    drying: "drying",
    exerted: "exerted",
    ready: "ready",
    damage: (n: number) => `${n} damage`,
    challenger: "challenges",
    challenged: "challenged",
    emptyPile: "There are no cards in it.",
    pile: (zone: string, name: string) => `${name}: ${zone}`,
    wins: (names: string) => `${names} wins the game`,
    out: "out of the game",
  },
  card: {
    close: "Close",
    now: "Now",
    modifier: (amount: string, stat: string, ability: string) => `${amount} ${stat} (${ability})`,
    given: (ability: string) => `From ${ability}`,
    practice: "Not a real card: made for this example.",
  },
  mark: {
    to: (zone: string) => `→ ${zone}`,
    drawn: "drawn",
    exerted: "exerted",
    readied: "readied",
    dry: "dry",
    damage: (n: string) => `${n} damage`,
    moved: "moved here",
    nowhere: "no location",
    under: "goes under",
  },
  bag: {
    title: "The bag",
    tray: (name: string) => `${name}’s abilities in the bag`,
    empty: "nothing",
    turn: "resolves now",
    picks: "picks now",
    /** After it the rule by which that player has the bag. */
    passed: "The bag is passed here",
    begins: "Begins",
    open: "can be picked",
    order: (n: number) => `picked ${ordinal(n)}`,
    added: "new",
  },
  replacement: {
    title: "Replacement effects",
    would: "About to happen",
    becomes: "becomes",
    applies: "applies",
    chooses: "chooses",
    why: (name: string) => `The event affects ${name}’s side, so ${name} applies the effects.`,
    self: "self-replacement effect",
    taken: "applied",
    refused: "not now",
    resultSoFar: "The event is now",
  },
  check: {
    title: "Game state check",
    pass: (n: number) => `Pass ${n}`,
    nothing: "nothing",
    next: "checks again",
    looked: "What it looks at",
    conditions,
    met: "yes",
    unmet: "no",
  },
  decision: {
    title: "Decision",
    decides: "decides",
    taken: "chosen",
    instead: "Choose this instead",
    choose: "Choose",
    confirm: "Confirm",
    pick: (min: number, max: number) => (min === max ? `Choose ${min}.` : `Choose ${min} to ${max}.`),
    total: (sum: number, least: number) => `Together ${sum}; at least ${least} is needed.`,
    asides: "Leave the game",
    find: "Find among the options",
    ordered: "The order counts: it is the order in which you tap.",
    forced: "Only one legal choice",
    refused: (n: number) => `Not possible, and why (${n})`,
    none: "Nothing at all",
    actions,
    other: "Other",
    over: "Nothing is left to decide.",
  },
  left: {
    example: "You have left the example. What follows are your own choices.",
    link: "You have left the line of the link. What follows are your own choices.",
    backExample: "Back to the example",
    backLink: "Back to the link",
    takeBack: "Take back the last choice",
    failed: "This choice could not be played; the board is as it was.",
  },
  explore: {
    button: "What else could happen?",
    hide: "Hide the outcomes",
    title: "Every way on from this decision",
    count: (n: number) => (n === 1 ? "1 outcome" : `${n} outcomes`),
    ways: (n: number) => (n === 1 ? "1 way leads here" : `${n} ways lead here`),
    outcome: (n: number) => `Outcome ${n}`,
    all: (positions: number) => `All legal choices were tried (${positions} positions).`,
    some: (positions: number) =>
      `The search stopped after ${positions} positions: there may be other outcomes.`,
    upTo: "Up to the next turn action.",
    same: "In every outcome",
    noDifference: "Whatever is chosen, the table ends the same.",
    how: "How",
    play: "Play this",
    leads: "This choice decides",
    lead: (n: number, list: string) => (n === 1 ? `outcome ${list}` : `outcomes ${list}`),
    whatever: "This choice alone decides nothing: every outcome stays open.",
    fact: {
      lore: (name: string, n: number) => `${name}: ${n} lore`,
      deck: (name: string, n: number) => `${name}: ${n} in deck`,
      hand: (name: string, n: number) => `${name}: ${n} in hand`,
      ready: (name: string, n: number) => `${name}: ${n} ready ink`,
      zone: (name: string, zone: string) => `${name} in ${zone}`,
      damage: (name: string, n: number) => `${name}: ${n} damage`,
      exerted: (name: string) => `${name} exerted`,
      unexerted: (name: string) => `${name} ready`,
      at: (name: string, place: string) => `${name} at ${place}`,
      nowhere: (name: string) => `${name} at no location`,
      stat: (name: string, stat: string, n: number) => `${name}: ${n} ${stat}`,
      won: (names: string) => `${names} won`,
      unwon: "nobody has won",
    },
  },
  timeline: {
    title: "Steps",
    start: "Start",
    startText: "The position at the start.",
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    goTo: "Go to step",
    asked: "a player decides",
    forced: "only one choice",
    point: "What the example says",
    own: "your choices",
  },
  controls: {
    label: "Steps of the board",
    first: "First position",
    previous: "Previous step",
    next: "Next step",
    last: "Last step",
    play: "Play the steps",
    pause: "Pause",
    /** Read aloud on the button: what is now, what a press does. */
    speed: (now: string, next: string) => `Speed: ${now}. Switch to: ${next}.`,
    speeds,
    factors: { slow: "½×", normal: "1×", fast: "2×" },
    keys: "Arrow keys step; Home and End go to the ends; Space plays and pauses.",
    copy: "Copy link",
    copied: "Link copied",
    copyFailed: "Could not copy; the link is in the address bar",
  },
  rule: {
    title: "The rule",
    also: "It follows these rules too:",
    open: (id: string) => `Open rule ${id} in the rules`,
    missing: (id: string) => `We have not restated rule ${id} yet; the official document has it.`,
    loading: "Loading the rule…",
    failed: (id: string) => `Rule ${id} could not be loaded. Check the connection.`,
  },
  notice: {
    step: (n: number, last: number) => `There is no step ${n} here: this is the last one, ${last}.`,
    variant: "This case has no such variant: here is the example itself.",
    address: "The address could not be read: here is the first position.",
  },
};

function ordinal(n: number): string {
  const ending = { one: "st", two: "nd", few: "rd", other: "th" } as Record<Intl.LDMLPluralRule, string>;
  return `${n}${ending[new Intl.PluralRules("en", { type: "ordinal" }).select(n)]}`;
}

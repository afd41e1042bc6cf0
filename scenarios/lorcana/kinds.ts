/**
 * enforced: code follows it and a scenario shows it. definition: it names a thing. table: only people at a table can
 * follow it. What is not listed here is enforced; so is a rule that is only partly a definition or for the table. A
 * heading is listed only where nothing under it is enforced.
 */
export type RuleKind = "enforced" | "definition" | "table";

const definitions = [
  "1.1.6 1.1.7", // where to look up multiplayer; reminder text is no rules text
  "1.3.1 1.3.2 1.3.4.2 1.3.5.1 1.3.5.3", // what players are called
  "1.4.2.1 1.4.3.1 1.4.3.2", // pointer to chapter 5; who "you" is; pronouns
  "1.5.1 1.5.5.1 1.5.5.2", // what a cost is (1.5.3 has it paid); that singing and shifting are called alternate costs
  "1.6 1.6.1 1.6.1.1 1.6.1.2 1.6.1.3 1.6.1.4 1.6.1.5", // the kinds of abilities, each with a pointer
  "1.7.1 1.7.4", // game action; the bag by name, as 7.7.1
  "1.9.1", // damage counters
  "2.1.1 2.3.1", // the stages by name
  "3.1.1 3.1.3 3.1.4", // the phases, and what they are for: 3.3 and 3.4 say what happens
  "4.4.1", // what an activated ability is
  "4.6.1 4.6.2", // who is called what in a challenge
  "5.1.1.3 5.1.1.4 5.1.1.6 5.1.1.8 5.1.1.9 5.1.1.10 5.1.1.12", // states by name; 5.1.2 says what can have which
  "5.2.1 5.2.2 5.2.3 5.2.4 5.2.5 5.2.5.1 5.2.6.2 5.2.7 5.2.8 5.2.9", // parts of a card
  "5.2.10 5.2.10.1 5.2.10.2 5.2.10.3 5.2.10.4 5.2.10.5 5.2.10.6",
  "5.3.1 5.3.2 5.3.3 5.3.3.1 5.3.3.2 5.3.6.1 5.3.6.4", // 5.3.2 and its like: "generally", with a pointer to 3.3
  "5.4.1.1 5.4.2 5.4.3 5.4.4.1 5.4.4.3",
  "5.5.1 5.5.2 5.5.3",
  "5.6.1 5.6.2 5.6.3 5.6.5.1 5.6.5.2 5.6.5.4",
  "6.1.1.1 6.1.1.2 6.1.9 6.2.2", // how abilities are written
  "6.5.1 6.5.1.1 6.5.2", // replacement effect, event
  "7.1.1 7.1.2 7.1.2.1 7.1.3.1", // which zones are public or private; what is public asks nothing of code
  "7.2.1 7.3.1 7.6.1 7.6.2 7.7.1", // what the zones are
  "7.1.5", // one zone at a time: no step could break it
  "7.3.3 7.5.3", // that there is no limit: nothing to refuse
  "8.1.1 8.2.2 8.3.1 8.7.1", // the list of keywords; "represents two abilities"
  "9.1",
];

const table = [
  "1.1 1.1.1 1.1.2 1.1.3 1.1.4 1.1.5", // decks, trackers, tournaments, languages, updates
  "1.4.1 1.4.2", // the printed card
  "1.7.6.1 1.7.6.2", // taking back: code refuses (1.7.6) before anything is done
  "1.10 1.10.1 1.10.1.1 1.10.1.2 1.10.2 1.10.3", // materials, deck construction
  "2.1.2 2.1.3.1 2.1.3.2 2.2.1.1", // series; the method that finds the starting player
  "2.4 2.4.1 2.4.1.1 2.4.1.2 2.4.2", // between games
  "6.1.10", // a loop is shortened by agreement
  "7.3.2 7.4.2 7.4.2.1 7.5.4 7.6 7.6.3", // who may look at, count and arrange what
  "10.1.1 10.2.1 10.2.1.1", // what the chapter is; booster packs
];

const kinds = new Map<string, RuleKind>([...listed(definitions, "definition"), ...listed(table, "table")]);

/** The rules that are not enforced, as they are listed. */
export const notEnforced: readonly string[] = [...definitions, ...table].flatMap((line) => line.split(" "));

export function kindOf(rule: string): RuleKind {
  return kinds.get(rule) ?? "enforced";
}

function listed(lines: readonly string[], kind: RuleKind): [string, RuleKind][] {
  return lines.flatMap((line) => line.split(" ").map((rule): [string, RuleKind] => [rule, kind]));
}

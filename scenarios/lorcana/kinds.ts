/**
 * enforced: code follows it and a scenario shows it. definition: it names a thing. table: only people at a table can
 * follow it.
 */
export type RuleKind = "enforced" | "definition" | "table";

const definitions = new Set(["6.5.1", "6.5.1.1", "6.5.2", "7.7.1", "7.7.3"]);
const table = new Set<string>([]);

export function kindOf(rule: string): RuleKind {
  return definitions.has(rule) ? "definition" : table.has(rule) ? "table" : "enforced";
}

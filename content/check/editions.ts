import type { Numbering } from "../editions.ts";
import { markers } from "../mdx/notation.mjs";
import type { Page } from "../parse.ts";
import { parentOf } from "../rule-number.ts";
import type { Problem, Rule } from "../types.ts";

/** Where an edition lacks a rule, our wording has no official model, and must say so: at the rule, or above its steps. */
export function checkEditions(numbering: Numbering = {}, pages: Page[]): Problem[] {
  const rules = pages.flatMap(({ section, lang }) => section.rules.map((rule) => ({ ...rule, lang })));
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  return rules
    .filter(({ id }) => numbering[id] === null && !isDeclared(id, numbering, known))
    .map(({ id, lang, file, line }) => {
      const message = `The edition in this language has no rule ${id}: say that the wording is ours ("> ${markers[lang].ours}. …").`;
      return { file, line, rule: id, message };
    });
}

function isDeclared(id: string, numbering: Numbering, known: Map<string, Rule>): boolean {
  if (numbering[id] !== null) return false;
  if (known.get(id)?.notes.some(({ kind }) => kind === "ours")) return true;
  return isDeclared(parentOf(id), numbering, known);
}

import type { Numbering } from "../editions.ts";
import type { Page } from "../parse.ts";
import { sectionOf } from "../rule-number.ts";
import type { Lang, Problem, Rule } from "../types.ts";

/** What the official document of a game holds: numbers and examples that the pages must have and may name. */
export interface OfficialDocument {
  numbers: string[];
  examples: string[];
  /** The numbers in which the edition of a language differs. */
  numbering: Partial<Record<Lang, Numbering>>;
}

/** What is wrong with the pages of one language, which lie in `folder`, measured against the official document. */
export function checkDocument(document: OfficialDocument, pages: Page[], folder: string): Problem[] {
  const rules = pages.flatMap((page) => page.section.rules);
  return [
    ...twice(rules),
    ...unknownNumbers(rules, document.numbers),
    ...missingSections(pages, document.numbers, folder),
    ...missingRules(pages, document.numbers),
    ...exampleProblems(rules, document.examples),
    ...deadReferences(pages, document.numbers),
  ];
}

function twice(rules: Rule[]): Problem[] {
  return rules
    .filter((rule, at) => rules.findIndex(({ id }) => id === rule.id) < at)
    .map((rule) => problem(rule, `Rule ${rule.id} stands here a second time.`));
}

function unknownNumbers(rules: Rule[], known: string[]): Problem[] {
  return rules
    .filter(({ id }) => !known.includes(id))
    .map((rule) => problem(rule, `The document has no rule ${rule.id}.`));
}

function missingSections(pages: Page[], known: string[], folder: string): Problem[] {
  const written = new Set(pages.map(({ name }) => name));
  return [...new Set(known.map(sectionOf))]
    .filter((id) => !written.has(id))
    .map((id) => ({ file: `${folder}/${id}.mdx`, line: 1, rule: id, message: `Section ${id} is missing.` }));
}

function missingRules(pages: Page[], known: string[]): Problem[] {
  return pages.flatMap(({ section, file }) => {
    const written = new Set(section.rules.map(({ id }) => id));
    return known
      .filter((id) => sectionOf(id) === section.id && !written.has(id))
      .map((id) => ({ file, line: 1, rule: id, message: `Rule ${id} is missing.` }));
  });
}

function exampleProblems(rules: Rule[], known: string[]): Problem[] {
  return rules.flatMap((rule) => {
    const expected = known.filter((id) => id.replace(/-[A-Z]$/, "") === rule.id);
    const told = rule.examples.map(({ id }) => id).filter(Boolean);
    const missing = expected.filter((id) => !told.includes(id)).map((id) => `Example ${id} is missing.`);
    const unknown = told
      .filter((id) => !expected.includes(id))
      .map((id) => `No example ${id} stands under this rule.`);
    return [...missing, ...unknown].map((message) => problem(rule, message));
  });
}

function deadReferences(pages: Page[], known: string[]): Problem[] {
  return pages.flatMap(({ file, references }) =>
    references
      .filter(({ id }) => !known.includes(id))
      .map(({ id, rule, line }) => ({
        file,
        line,
        rule,
        message: `This names rule ${id}, which does not exist.`,
      })),
  );
}

function problem({ file, line, id }: Rule, message: string): Problem {
  return { file, line, rule: id, message };
}

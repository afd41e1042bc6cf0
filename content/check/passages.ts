import type { Page } from "../parse.ts";
import type { Problem, Rule } from "../types.ts";

/** A piece of text an author wrote, with the place it has in either language. */
export interface Passage {
  key: string;
  text: string;
  name: string;
  rule: string | null;
  file: string;
  line: number;
}

/** Every text of the pages: rules, headings, examples, notes, terms, changes. */
export function passagesIn(pages: Page[]): Passage[] {
  const underRules = rulesIn(pages).flatMap((rule) => [
    rulePassage(rule, `${rule.id} heading`, rule.title),
    ...rule.examples.map(({ id, text }) => rulePassage(rule, `example ${id}`, text)),
    ...rule.notes.map(({ kind, text }, at) => rulePassage(rule, `${rule.id} ${kind} ${at}`, text)),
  ]);
  return [...rulePassages(pages), ...underRules, ...termPassages(pages), ...changePassages(pages)];
}

export function rulePassages(pages: Page[]): Passage[] {
  return rulesIn(pages).map((rule) => rulePassage(rule, rule.id, rule.text));
}

export function termPassages(pages: Page[]): Passage[] {
  return pages.flatMap(({ terms }) =>
    terms.map(({ slug, term, ...place }) => ({
      ...place,
      key: `term ${slug}`,
      name: `The term "${term}" (${slug})`,
      rule: null,
    })),
  );
}

export function changePassages(pages: Page[]): Passage[] {
  return pages.flatMap(({ changes }) =>
    changes.map(({ slug, title, ...place }) => ({
      ...place,
      key: `change ${slug}`,
      name: `The change "${title}" (${slug})`,
      rule: null,
    })),
  );
}

export function rulesIn(pages: Page[]): Rule[] {
  return pages.flatMap(({ section }) => section.rules);
}

export function wrong(message: string): (at: Pick<Passage, "file" | "line" | "rule">) => Problem {
  return ({ file, line, rule }) => ({ file, line, rule, message });
}

function rulePassage({ id, file, line }: Rule, key: string, text: string): Passage {
  return { key, text, name: `Rule ${id}`, rule: id, file, line };
}

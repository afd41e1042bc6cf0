import type { Page } from "../parse.ts";
import { compareNumbers, sectionOf } from "../rule-number.ts";
import { changeSchema, sectionSchema, termSchema } from "../schema.ts";
import type { Problem, Rule } from "../types.ts";

/** What can be wrong with one file by itself. */
export function checkPage(page: Page): Problem[] {
  return [...page.mistakes, ...ownProblems(page)];
}

function ownProblems(page: Page): Problem[] {
  if (page.name === "glossary") return glossaryProblems(page);
  if (page.name === "changes") return changeProblems(page);
  return sectionProblems(page);
}

function sectionProblems(page: Page): Problem[] {
  const { section, file, name } = page;
  const problem = (message: string): Problem => ({ file, line: 1, rule: name, message });
  if (!section.id) return [problem(`The heading "# ${name}. …" is missing.`)];
  const heading =
    section.id === name ? [] : [problem(`The heading is ${section.id}, but the file is ${name}.mdx.`)];
  return [
    ...heading,
    ...shapeProblems(page),
    ...section.rules.flatMap((rule, at) => orderProblems(rule, at, page)),
  ];
}

function shapeProblems({ section, file }: Page): Problem[] {
  const { error } = sectionSchema.safeParse(section);
  return (error?.issues ?? []).map(({ path, message }) => {
    const rule = path[0] === "rules" ? section.rules[Number(path[1])] : undefined;
    const field = path.slice(rule ? 2 : 0).join(".");
    return { file, line: rule?.line ?? 1, rule: rule?.id ?? section.id, message: `${field} ${message}.` };
  });
}

function orderProblems(rule: Rule, at: number, { section, file }: Page): Problem[] {
  const problem = (message: string): Problem[] => [{ file, line: rule.line, rule: rule.id, message }];
  if (sectionOf(rule.id) !== section.id)
    return problem(`Rule ${rule.id} does not belong to section ${section.id}.`);
  const before = section.rules[at - 1];
  if (before && before.id !== rule.id && compareNumbers(before.id, rule.id) > 0) {
    return problem(`Rule ${rule.id} is out of order: it comes after ${before.id}.`);
  }
  return [];
}

function glossaryProblems({ terms, lang, file }: Page): Problem[] {
  return terms.flatMap((term, at) => {
    const problem = (message: string): Problem => ({ file, line: term.line, rule: null, message });
    const { error } = termSchema.safeParse(term);
    const shape = (error?.issues ?? []).map(({ path, message }) =>
      problem(`${term.term}: ${String(path[0])} ${message}.`),
    );
    const before = terms[at - 1];
    const sorted = !before || before.term.localeCompare(term.term, lang) <= 0;
    return sorted
      ? shape
      : [...shape, problem(`${term.term} is out of order: it comes after ${before.term}.`)];
  });
}

function changeProblems({ changes, file }: Page): Problem[] {
  return changes.flatMap((change, at) => {
    const problem = (message: string): Problem => ({ file, line: change.line, rule: null, message });
    const { error } = changeSchema.safeParse(change);
    const shape = (error?.issues ?? []).map(({ path, message }) =>
      problem(`${change.title}: ${String(path[0])} ${message}.`),
    );
    const again = changes.findIndex(({ slug }) => slug === change.slug) < at;
    return again ? [...shape, problem(`The change "${change.title}" stands here a second time.`)] : shape;
  });
}

import type { Page } from "../parse.ts";
import type { Problem, Rule } from "../types.ts";
import { changePassages, type Passage, rulePassages, rulesIn, termPassages, wrong } from "./passages.ts";
import { untranslated } from "./untranslated.ts";

/** What is in one language only, or in the wrong one. */
export function checkLanguages(english: Page[], french: Page[]): Problem[] {
  return [
    ...[rulePassages, termPassages, changePassages].flatMap((kind) => [
      ...alone(kind(english), kind(french), "French"),
      ...alone(kind(french), kind(english), "English"),
    ]),
    ...headings(english, french),
    ...notes(english, french),
    ...changedRules(english, french),
    ...untranslated(english, french),
  ];
}

function alone(here: Passage[], there: Passage[], missing: string): Problem[] {
  const known = new Set(there.map(({ key }) => key));
  return here
    .filter(({ key }) => !known.has(key))
    .map((each) => wrong(`${each.name} is not there in ${missing}.`)(each));
}

function headings(english: Page[], french: Page[]): Problem[] {
  const own = (pages: Page[]) =>
    pages.flatMap(({ section }) => section.rules.filter(({ title }) => title !== section.title));
  const titled = new Set(own(english).map(({ id }) => id));
  const translated = new Set(own(french).map(({ id }) => id));
  const both = new Set(rulesIn(english).map(({ id }) => id));
  const message = (id: string) => `Rule ${id} has a bold heading in one language only.`;
  return rulesIn(french)
    .filter(({ id }) => both.has(id) && titled.has(id) !== translated.has(id))
    .map(({ id, file, line }) => wrong(message(id))({ file, line, rule: id }));
}

/** A note on our French has no counterpart; the others say the same in both languages, in the same order. */
function notes(english: Page[], french: Page[]): Problem[] {
  const kinds = ({ notes }: Rule) => notes.map(({ kind }) => kind).filter((kind) => kind !== "ours");
  const known = new Map(rulesIn(english).map((rule) => [rule.id, kinds(rule).join(", ") || "none"]));
  return rulesIn(french).flatMap((rule) => {
    const [here, there] = [kinds(rule).join(", ") || "none", known.get(rule.id)];
    if (there === undefined || here === there) return [];
    return wrong(`Rule ${rule.id} has other notes in English (${there}) than in French (${here}).`)({
      ...rule,
      rule: rule.id,
    });
  });
}

function changedRules(english: Page[], french: Page[]): Problem[] {
  const changes = (pages: Page[]) => pages.flatMap((page) => page.changes);
  const known = new Map(changes(english).map(({ slug, rules }) => [slug, rules.join(", ")]));
  return changes(french)
    .filter(({ slug, rules }) => known.has(slug) && known.get(slug) !== rules.join(", "))
    .map(({ slug, title, file, line }) =>
      wrong(`The change "${title}" names other rules than in English: ${known.get(slug)}.`)({
        file,
        line,
        rule: null,
      }),
    );
}

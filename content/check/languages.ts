import type { Page } from "../parse.ts";
import type { Lang, Problem, Rule, Term } from "../types.ts";
import { languageOf } from "./language-of.ts";

/** What is in one language only, or in the wrong one. */
export function checkLanguages(english: Page[], french: Page[]): Problem[] {
  return [
    ...alone(rulesOf(english), rulesOf(french), "French"),
    ...alone(rulesOf(french), rulesOf(english), "English"),
    ...alone(termsOf(english), termsOf(french), "French"),
    ...alone(termsOf(french), termsOf(english), "English"),
    ...headings(english, french),
    ...passages(english).flatMap((each) => foreign(each, "fr", "French")),
    ...passages(french).flatMap((each) => foreign(each, "en", "English")),
    ...copied(passages(english), passages(french)),
  ];
}

/** A piece of text an author wrote, with the place it has in either language. */
interface Passage {
  key: string;
  text: string;
  name: string;
  rule: string | null;
  file: string;
  line: number;
}

function rulesOf(pages: Page[]): Passage[] {
  return rulesIn(pages).map((rule) => passage(rule, rule.id, rule.text));
}

function termsOf(pages: Page[]): Passage[] {
  return pages.flatMap(({ terms }) => terms.map((term) => termPassage(term)));
}

function passages(pages: Page[]): Passage[] {
  const rules = rulesIn(pages).flatMap((rule) => [
    passage(rule, rule.id, rule.text),
    ...rule.examples.map(({ id, text }) => passage(rule, `example ${id}`, text)),
    ...rule.notes.map(({ kind, text }, at) => passage(rule, `${rule.id} ${kind} ${at}`, text)),
  ]);
  return [...rules, ...termsOf(pages)];
}

function rulesIn(pages: Page[]): Rule[] {
  return pages.flatMap(({ section }) => section.rules);
}

function passage({ id, file, line }: Rule, key: string, text: string): Passage {
  return { key, text, name: `Rule ${id}`, rule: id, file, line };
}

function termPassage({ slug, text, term, file, line }: Term): Passage {
  return { key: slug, text, name: `The term "${term}" (${slug})`, rule: null, file, line };
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
    .map(({ id, file, line }) => ({ file, line, rule: id, message: message(id) }));
}

function foreign(each: Passage, lang: Lang, name: string): Problem[] {
  const sentences = each.text.split(/(?<=[.!?:;])\s+/);
  return sentences
    .filter((sentence) => languageOf(sentence) === lang)
    .map((sentence) => wrong(`This reads as ${name}: "${sentence.slice(0, 60)}"`)(each));
}

function copied(english: Passage[], french: Passage[]): Problem[] {
  const originals = new Map(english.map(({ key, text }) => [key, text]));
  return french
    .filter(({ key, text }) => text.includes(" ") && originals.get(key) === text)
    .map(wrong("This is the English text again."));
}

function wrong(message: string): (at: Passage) => Problem {
  return ({ file, line, rule }) => ({ file, line, rule, message });
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { markers, termOf } from "./notation.mjs";

/** What the pages of one folder can link to: the rules written there and the words of its glossary. */
export function readVocabulary(folder, lang) {
  const pages = readdirSync(folder).filter((name) => /^\d.*\.mdx$/.test(name));
  const rules = new Set(pages.flatMap((name) => rulesIn(readFileSync(join(folder, name), "utf8"))));
  const glossary = join(folder, "glossary.mdx");
  return vocabularyOf(rules, existsSync(glossary) ? formsIn(readFileSync(glossary, "utf8"), lang) : []);
}

/** `forms`: pairs of a word as it is written and the slug of its term. */
export function vocabularyOf(rules, forms) {
  const slugs = new Map(forms.map(([form, slug]) => [form.toLowerCase(), slug]));
  // Longest first, so that "self-replacement effect" is not taken for "replacement effect".
  const words = [...slugs.keys()].sort((a, b) => b.length - a.length).map(patternOf);
  const pattern = words.length ? `(?<![\\p{L}\\p{N}-])(?:${words.join("|")})(?![\\p{L}\\p{N}-])` : "(?!)";
  return { rules, slugs, pattern };
}

function rulesIn(source) {
  return [...source.matchAll(/^(?:# )?(\d+(?:\.\d+)+)\. /gm)].map((match) => match[1]);
}

function formsIn(source, lang) {
  return source
    .split(/^## /m)
    .slice(1)
    .flatMap((entry) => {
      const named = termOf(entry.slice(0, entry.indexOf("\n")).trim(), lang);
      if (!named) return [];
      return [named.term, ...extraForms(entry, lang)].map((form) => [form, named.slug]);
    });
}

function extraForms(entry, lang) {
  const line = new RegExp(`^> ${markers[lang].forms}\\. ((?:.|\\n> )+)\\.$`, "m").exec(entry);
  return line ? line[1].replace(/\n> /g, " ").split(/,\s+/) : [];
}

/** A line may break between the words of a term. */
function patternOf(word) {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkContent, type OfficialDocuments, worded } from "./check.ts";

/** A document of one section; the French edition of it counts the second rule as its first, and has no first. */
const documents: OfficialDocuments = {
  lorcana: {
    numbers: ["8.1", "8.1.1", "8.1.2"],
    examples: ["8.1.2"],
    numbering: { fr: { "8.1.1": null, "8.1.2": "8.1.1" } },
  },
};

/** A small game without mistakes, in two languages. */
const sound: Record<string, string> = {
  "en/8.1.mdx": `# 8.1. General

8.1.1. **What a keyword is.** A keyword is the name of an ability and of what it does.

> Judge's note. The list is not in the order of the alphabet.

8.1.2. A keyword with a number adds up with another of its kind (see 8.1.1).

> Example 8.1.2. The first one is of 2 and the second is of 1, so that it has 3.
`,
  "fr/8.1.mdx": `# 8.1. Généralités

8.1.1. **Un mot-clé.** Un mot-clé est le nom d'une capacité et de ce qu'elle fait.

> Note d'arbitre. La liste n'est pas dans l'ordre de l'alphabet.

> Notre français. La règle est écrite d'après l'anglais.

8.1.2. Un mot-clé avec un nombre s'ajoute à un autre de la même sorte (voir 8.1.1).

> Exemple 8.1.2. Le premier est de 2 et le second est de 1, il a donc 3.
`,
  "en/glossary.mdx": `# Glossary

## Ability

What the text of a card can do. See 8.1.1.

## Keyword

The name of an ability. See 8.1.

> Forms. keywords.
`,
  "fr/glossary.mdx": `# Glossaire

## Capacité (ability)

Ce que le texte d'une carte peut faire. Voir 8.1.1.

## Mot-clé (keyword)

Le nom d'une capacité. Voir 8.1.

> Formes. mots-clés.
`,
  "en/changes.mdx": `# Changes in 2.1.0

## A new keyword

The list of the keywords is longer by one.

> Rules. 8.1.1, 8.1.2.
`,
  "fr/changes.mdx": `# Ce que change la 2.1.0

## Un nouveau mot-clé (a new keyword)

La liste des mots-clés en compte un de plus.

> Règles. 8.1.1, 8.1.2.
`,
};

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The mistakes found once `part` of a file has become `instead`. */
function mistakesAfter(...changes: [file: string, part: string, instead: string][]): string[] {
  const files = { ...sound };
  for (const [file, part, instead] of changes) {
    const text = files[file] ?? "";
    if (!text.includes(part)) throw new Error(`${file} has no "${part}".`);
    files[file] = text.replace(part, instead);
  }
  return mistakesIn(files);
}

function mistakesIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), "rulebench-content-"));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, "content", "lorcana", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return checkContent(root, documents).map((each) => worded(each).replace("content/lorcana/", ""));
}

/** The first rule with its notes, as a page has it. */
const firstOf = (page: string) => sound[page]?.split(/^(?=8)/m)[1] ?? "";
const firstEnglish = firstOf("en/8.1.mdx");
const firstFrench = firstOf("fr/8.1.mdx");

test("sound content has no mistakes", () => {
  expect(mistakesIn(sound)).toEqual([]);
});

test("a number that stands twice", () => {
  const again = `${firstEnglish}8.1.1. And this is the same number again.\n\n`;
  expect(mistakesAfter(["en/8.1.mdx", firstEnglish, again])).toContain(
    "en/8.1.mdx:7 8.1.1 Rule 8.1.1 stands here a second time.",
  );
});

test("a number out of order", () => {
  const mistakes = mistakesAfter(
    ["en/8.1.mdx", firstEnglish, ""],
    ["en/8.1.mdx", "has 3.\n", `has 3.\n\n${firstEnglish.trim()}\n`],
  );
  expect(mistakes).toEqual(["en/8.1.mdx:7 8.1.1 Rule 8.1.1 is out of order: it comes after 8.1.2."]);
});

test("a number the document does not have", () => {
  const mistakes = mistakesAfter(
    ["en/8.1.mdx", "has 3.\n", "has 3.\n\n8.1.3. This is a rule of our own.\n"],
    ["fr/8.1.mdx", "a donc 3.\n", "a donc 3.\n\n8.1.3. Une règle que nous avons inventée.\n"],
  );
  expect(mistakes).toEqual([
    "en/8.1.mdx:11 8.1.3 The document has no rule 8.1.3.",
    "fr/8.1.mdx:13 8.1.3 The document has no rule 8.1.3.",
  ]);
});

test("a rule in the file of another section", () => {
  const mistakes = mistakesAfter([
    "fr/8.1.mdx",
    "a donc 3.\n",
    "a donc 3.\n\n8.2.1. Une règle d'ailleurs.\n",
  ]);
  expect(mistakes).toContain("fr/8.1.mdx:13 8.2.1 Rule 8.2.1 does not belong to section 8.1.");
});

test("a reference to a rule that does not exist", () => {
  expect(mistakesAfter(["fr/8.1.mdx", "(voir 8.1.1)", "(voir 8.1.9)"])).toEqual([
    "fr/8.1.mdx:9 8.1.2 This names rule 8.1.9, which does not exist.",
  ]);
  expect(mistakesAfter(["en/glossary.mdx", "See 8.1.\n", "See 8.99.\n"])).toEqual([
    "en/glossary.mdx:9 This names rule 8.99, which does not exist.",
  ]);
});

test("a rule that is there in one language only is missing in the other", () => {
  expect(mistakesAfter(["fr/8.1.mdx", firstFrench, ""])).toEqual([
    "fr/8.1.mdx:1 8.1.1 Rule 8.1.1 is missing.",
    "en/8.1.mdx:3 8.1.1 Rule 8.1.1 is not there in French.",
  ]);
});

test("a section that is there in one language only", () => {
  const { "en/8.1.mdx": _, ...rest } = sound;
  expect(mistakesIn(rest)).toEqual([
    "en/8.1.mdx:1 8.1 Section 8.1 is missing.",
    "fr/8.1.mdx:1 8.1 Rule 8.1 is not there in English.",
    "fr/8.1.mdx:3 8.1.1 Rule 8.1.1 is not there in English.",
    "fr/8.1.mdx:9 8.1.2 Rule 8.1.2 is not there in English.",
  ]);
});

test("a rule of the section that neither language has", () => {
  expect(mistakesAfter(["en/8.1.mdx", firstEnglish, ""], ["fr/8.1.mdx", firstFrench, ""])).toEqual([
    "en/8.1.mdx:1 8.1.1 Rule 8.1.1 is missing.",
    "fr/8.1.mdx:1 8.1.1 Rule 8.1.1 is missing.",
  ]);
});

test("a term that is there in one language only", () => {
  const french = "## Mot-clé (keyword)\n\nLe nom d'une capacité. Voir 8.1.\n\n> Formes. mots-clés.\n";
  expect(mistakesAfter(["fr/glossary.mdx", french, ""])).toEqual([
    'en/glossary.mdx:7 The term "Keyword" (keyword) is not there in French.',
  ]);
  expect(mistakesAfter(["fr/glossary.mdx", "(keyword)", "(key-word)"])).toEqual([
    'en/glossary.mdx:7 The term "Keyword" (keyword) is not there in French.',
    'fr/glossary.mdx:7 The term "Mot-clé" (key-word) is not there in English.',
  ]);
});

test("a term out of order, and one that names no rule", () => {
  expect(mistakesAfter(["en/glossary.mdx", "## Ability", "## Skill"])).toContain(
    "en/glossary.mdx:7 Keyword is out of order: it comes after Skill.",
  );
  expect(mistakesAfter(["en/glossary.mdx", " See 8.1.\n", "\n"])).toEqual([
    "en/glossary.mdx:7 Keyword: links names no rule to read on.",
  ]);
});

test("an example of the document that is not told, and one the document does not have", () => {
  expect(mistakesAfter(["en/8.1.mdx", "> Example 8.1.2. The", "> Edition. The"])).toContain(
    "en/8.1.mdx:7 8.1.2 Example 8.1.2 is missing.",
  );
  expect(mistakesAfter(["fr/8.1.mdx", "> Exemple 8.1.2.", "> Exemple 8.1.2-B."])).toEqual([
    "fr/8.1.mdx:9 8.1.2 Example 8.1.2 is missing.",
    "fr/8.1.mdx:9 8.1.2 No example 8.1.2-B stands under this rule.",
  ]);
});

test("an English sentence in a French file, and a French one in an English file", () => {
  expect(mistakesAfter(["fr/8.1.mdx", "elle fait.", "elle fait. It is the name of an ability."])).toEqual([
    'fr/8.1.mdx:3 8.1.1 This reads as English: "It is the name of an ability."',
  ]);
  expect(
    mistakesAfter(["en/glossary.mdx", "ability. See", "ability. C'est le nom de la chose. See"]),
  ).toEqual(['en/glossary.mdx:7 This reads as French: "C\'est le nom de la chose."']);
});

test("a sentence that was copied instead of translated, too short to tell its language by", () => {
  expect(
    mistakesAfter([
      "fr/glossary.mdx",
      "Le nom d'une capacité. Voir 8.1.",
      "The name of an ability. Voir 8.1.",
    ]),
  ).toEqual(['fr/glossary.mdx:7 This is the English text again: "The name of an ability."']);
});

test("a part of a sentence that was left in the other language", () => {
  expect(mistakesAfter(["fr/8.1.mdx", "de la même sorte", "de la sorte if it is of the same kind"])).toEqual([
    'fr/8.1.mdx:9 8.1.2 This reads as English: "sorte if it is of the"',
  ]);
  expect(mistakesAfter(["fr/8.1.mdx", "dans l'ordre de l'alphabet", "in the order of the alphabet"])).toEqual(
    ['fr/8.1.mdx:3 8.1.1 This reads as English: "La liste n\'est pas in the order of the alphabet."'],
  );
});

test("a few words of the other language may be quoted", () => {
  const quoting = "de la même sorte, dit « if it is of the same kind » dans le document";
  expect(mistakesAfter(["fr/8.1.mdx", "de la même sorte", quoting])).toEqual([]);
});

test("a note in one language only", () => {
  expect(
    mistakesAfter(["fr/8.1.mdx", "> Note d'arbitre. La liste n'est pas dans l'ordre de l'alphabet.\n\n", ""]),
  ).toEqual(["fr/8.1.mdx:3 8.1.1 Rule 8.1.1 has other notes in English (judge) than in French (none)."]);
});

test("a rule the French edition lacks, whose French is not declared ours", () => {
  expect(
    mistakesAfter(["fr/8.1.mdx", "> Notre français. La règle est écrite d'après l'anglais.\n\n", ""]),
  ).toEqual([
    'fr/8.1.mdx:3 8.1.1 The edition in this language has no rule 8.1.1: say that the wording is ours ("> Notre français. …").',
  ]);
});

test("a change that names no rule, a rule that does not exist, or other rules than its translation", () => {
  expect(mistakesAfter(["en/changes.mdx", "> Rules. 8.1.1, 8.1.2.\n", ""])).toContain(
    "en/changes.mdx:3 A new keyword: rules names no rule.",
  );
  expect(mistakesAfter(["en/changes.mdx", "8.1.1, 8.1.2", "8.1.1, 8.1.7"])).toEqual([
    "en/changes.mdx:3 This names rule 8.1.7, which does not exist.",
    'fr/changes.mdx:3 The change "Un nouveau mot-clé" names other rules than in English: 8.1.1, 8.1.7.',
  ]);
});

test("a change that is there in one language only, twice, or in the wrong language", () => {
  expect(mistakesAfter(["fr/changes.mdx", "(a new keyword)", "(a keyword)"])).toEqual([
    'en/changes.mdx:3 The change "A new keyword" (a-new-keyword) is not there in French.',
    'fr/changes.mdx:3 The change "Un nouveau mot-clé" (a-keyword) is not there in English.',
  ]);
  const { "fr/changes.mdx": _, ...rest } = sound;
  expect(mistakesIn(rest)).toEqual([
    'en/changes.mdx:3 The change "A new keyword" (a-new-keyword) is not there in French.',
  ]);
  const again = "8.1.1, 8.1.2.\n\n## A new keyword\n\nIt is told again.\n\n> Rules. 8.1.1, 8.1.2.\n";
  expect(mistakesAfter(["en/changes.mdx", "8.1.1, 8.1.2.\n", again])).toEqual([
    'en/changes.mdx:9 The change "A new keyword" stands here a second time.',
  ]);
  expect(
    mistakesAfter(["fr/changes.mdx", "La liste des mots-clés en compte", "The list of the keywords has"]),
  ).toEqual(['fr/changes.mdx:3 This reads as English: "The list of the keywords has un de plus."']);
});

test("a section of the document that neither language has", () => {
  const { "en/8.1.mdx": _, "fr/8.1.mdx": __, ...rest } = sound;
  expect(mistakesIn(rest)).toEqual(
    expect.arrayContaining([
      "en/8.1.mdx:1 8.1 Section 8.1 is missing.",
      "fr/8.1.mdx:1 8.1 Section 8.1 is missing.",
    ]),
  );
});

test("a bold heading in one language only", () => {
  expect(mistakesAfter(["fr/8.1.mdx", "**Un mot-clé.** ", ""])).toEqual([
    "fr/8.1.mdx:3 8.1.1 Rule 8.1.1 has a bold heading in one language only.",
  ]);
  expect(mistakesAfter(["en/8.1.mdx", "**What a keyword is.** ", ""])).toEqual([
    "fr/8.1.mdx:3 8.1.1 Rule 8.1.1 has a bold heading in one language only.",
  ]);
});

test("a heading that is missing or is not the file's", () => {
  expect(mistakesAfter(["en/8.1.mdx", "# 8.1. General", "# 8.2. General"])).toContain(
    "en/8.1.mdx:1 8.1 The heading is 8.2, but the file is 8.1.mdx.",
  );
  expect(mistakesAfter(["en/8.1.mdx", "# 8.1. General\n\n", ""])).toContain(
    'en/8.1.mdx:1 8.1 The heading "# 8.1. …" is missing.',
  );
});

test("a mistake in the notation is reported with its line", () => {
  expect(mistakesAfter(["en/8.1.mdx", "has 3.", "has 3 {Q}."])).toEqual([
    "en/8.1.mdx:9 8.1.2 There is no symbol {Q}.",
  ]);
});

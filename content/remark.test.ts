import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type Plugin, unified } from "unified";
import { expect, test } from "vitest";
import { attribute, type Node, plain, walk } from "./mdx/tree.mjs";
import { vocabularyOf } from "./mdx/vocabulary.mjs";
import remarkRules from "./remark-rules.mjs";
import remarkTypography, { typeset } from "./remark-typography.mjs";

const vocabulary = vocabularyOf(new Set(["6.5", "6.5.1", "7.7"]), [
  ["Bag", "bag"],
  ["Effect", "effect"],
  ["effects", "effect"],
  ["Replacement effect", "replacement-effect"],
]);

const keepTree: Plugin = function () {
  this.compiler = (tree) => tree as never;
};

/** A page's tree and the mistakes found in it, as `line message`. */
function read(text: string, path = "content/lorcana/en/6.5.mdx"): { tree: Node; messages: string[] } {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkRules, { vocabulary }).use(keepTree);
  const file = processor.processSync({ path, value: text });
  const messages = file.messages.map(({ line, reason }) => `${line} ${reason}`);
  return { tree: file.result as Node, messages };
}

/** Every element of a name: its attributes and its text. */
function all(tree: Node, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  walk(tree, (node) => {
    if (node.name !== name) return;
    const attributes = (node.attributes ?? []).map((each) => [each.name, attribute(node, each.name)]);
    found.push({ ...Object.fromEntries(attributes), text: plain(node) });
  });
  return found;
}

test("a heading and numbered paragraphs become a section's title and its rules", () => {
  const { tree, messages } = read("# 6.5. Replacement Effects\n\n6.5.1. One.\n\n6.5.1.1. Two.\n");
  expect(messages).toEqual([]);
  expect(all(tree, "SectionTitle")).toEqual([{ id: "6.5", text: "Replacement Effects" }]);
  expect(all(tree, "Rule")).toEqual([
    { id: "6.5.1", depth: "1", text: "One." },
    { id: "6.5.1.1", depth: "2", text: "Two." },
  ]);
});

test("a paragraph without a number right under the heading is the section's own text", () => {
  const { tree, messages } = read(
    "# 9.1. Multiplayer Games\n\nThree or more players.\n\n9.1.1. One.\n\nLost.\n",
  );
  expect(all(tree, "Rule")).toEqual([
    { id: "9.1", depth: "0", text: "Three or more players." },
    { id: "9.1.1", depth: "1", text: "One." },
  ]);
  expect(messages).toEqual(["7 This is neither a numbered rule nor a quotation under one."]);
});

test("a number in the text is a link where we have the rule, and only a name where we do not", () => {
  const { tree } = read("6.5.1. See 6.5 and 9.9.9, since version 2.1.0 (7.7).\n");
  const place = { game: "lorcana", lang: "en" };
  expect(all(tree, "RuleLink")).toEqual([
    { id: "6.5", ...place, text: "6.5" },
    { id: "7.7", ...place, text: "7.7" },
  ]);
  expect(all(tree, "RuleName")).toEqual([{ id: "9.9.9", ...place, text: "9.9.9" }]);
});

test("a term is linked where a rule first uses it, and again in the next rule", () => {
  const { tree } = read("6.5.1. The bag, and the bag again.\n\n> Edition. Still the bag.\n\n6.5.2. A bag.\n");
  const uses = all(tree, "Term").map(({ slug, text }) => `${slug}: ${text}`);
  expect(uses).toEqual(["bag: bag", "bag: bag"]);
  expect(tree.children?.map((rule) => all(rule, "Term").length)).toEqual([1, 1]);
});

test("the longest term wins, a line may break inside it, and a part of a word is no term", () => {
  const { tree } = read("6.5.1. A replacement\neffect, then effects of baggage.\n");
  expect(all(tree, "Term").map(({ slug, text }) => `${slug}: ${text}`)).toEqual([
    "replacement-effect: replacement effect",
    "effect: effects",
  ]);
});

test("the name of a card holds no terms", () => {
  expect(all(read("6.5.1. *Bag of Tricks* has **Effect**.\n").tree, "Term")).toEqual([]);
});

test("a symbol becomes an element, also within emphasis", () => {
  const { tree, messages } = read("6.5.1. It has 2 {W} and *gets +1 {S}*.\n");
  expect(messages).toEqual([]);
  expect(all(tree, "Symbol").map(({ name }) => name)).toEqual(["W", "S"]);
  expect(all(tree, "Rule")[0]?.text).toBe("It has 2 {W} and gets +1 {S}.");
});

test("quotations become examples and notes of the rule above them", () => {
  const { tree, messages } = read(
    "6.5.1. One.\n\n> Example 6.5.1-B. Told.\n\n> Judge's note. A slip.\n\n> Edition. New.\n\n6.5.2. Two.\n",
  );
  expect(messages).toEqual([]);
  const [rule, next] = tree.children as [Node, Node];
  expect(all(rule, "Example")).toEqual([{ id: "6.5.1-B", label: "Example B", text: "Told." }]);
  expect(all(rule, "Note")).toEqual([
    { kind: "judge", label: "Judge's note", text: "A slip." },
    { kind: "edition", label: "Edition", text: "New." },
  ]);
  expect(all(next, "Note")).toEqual([]);
});

test("French has its own opening words", () => {
  const page = "content/lorcana/fr/6.5.mdx";
  const text =
    "6.5.1. Un.\n\n> Exemple 6.5.1. Dit.\n\n> Note d'arbitre. Oubli.\n\n> Notre français. À nous.\n";
  const { tree, messages } = read(text, page);
  expect(messages).toEqual([]);
  expect(all(tree, "Example")).toEqual([{ id: "6.5.1", label: "Exemple", text: "Dit." }]);
  expect(all(tree, "Note").map(({ kind }) => kind)).toEqual(["judge", "ours"]);
  expect(read("6.5.1. Un.\n\n> Example 6.5.1. Told.\n", page).messages).toHaveLength(1);
});

test("a glossary's headings become entries with their forms", () => {
  const text = "# Glossaire\n\n## Sac (bag)\n\nUn sac d'effects. Voir 7.7.\n\n> Formes. sacs, le sac.\n";
  const { tree, messages } = read(text, "content/lorcana/fr/glossary.mdx");
  expect(messages).toEqual([]);
  expect(all(tree, "GlossaryEntry")).toEqual([
    { slug: "bag", term: "Sac", forms: "sacs, le sac", text: "Un sac d'effects. Voir 7.7." },
  ]);
  expect(all(tree, "RuleLink").map(({ id }) => id)).toEqual(["7.7"]);
});

test.each([
  ["a symbol that does not exist", "6.5.1. It has\n2 {Q}.\n", "2 There is no symbol {Q}."],
  ["an example without its id", "6.5.1. One.\n\n> Example. Told.\n", "3 This example has no id."],
  [
    "a quotation that opens with no word of ours",
    "6.5.1. One.\n\n> Hint. Told.\n",
    '3 A quotation under a rule starts with one of our words, not "Hint. Told.".',
  ],
  [
    "a paragraph without a number",
    "6.5.1. One.\n\nAnd on.\n",
    "3 This is neither a numbered rule nor a quotation under one.",
  ],
  [
    "a quotation above the first rule",
    "> Edition. New.\n",
    "1 This is neither a numbered rule nor a quotation under one.",
  ],
])("a mistake becomes a message: %s", (_, text, message) => {
  expect(read(text).messages).toEqual([message]);
});

test("a change has a slug, a title, the rules it changed and a text", () => {
  const page = "# Ce que change la 2.1.0\n\n## Le sac (the bag)\n\nVoir 7.7.\n\n> Règles. 7.7, 6.5.1.\n";
  const { tree, messages } = read(page, "content/lorcana/fr/changes.mdx");
  expect(messages).toEqual([]);
  expect(all(tree, "Change")).toEqual([
    { slug: "the-bag", term: "Le sac", rules: "7.7, 6.5.1", text: "Voir 7.7." },
  ]);
});

test("a French term without the English one is a mistake", () => {
  const { messages } = read("# Glossaire\n\n## Sac\n", "content/lorcana/fr/glossary.mdx");
  expect(messages).toEqual(["3 This is neither a term nor its definition."]);
});

test("readers see curly quotes, and in French the spaces its signs need", () => {
  expect(typeset(`a player's "bag"`, "en")).toBe("a player’s “bag”");
  expect(typeset("l'effet « sac » : oui ; non !", "fr")).toBe(
    "l’effet «\u00a0sac\u00a0»\u00a0: oui\u202f; non\u202f!",
  );
  expect(typeset("où la ligne\n: se coupe", "fr")).toBe("où la ligne\u00a0: se coupe");
});

test("a number and its symbol stay on one line", () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkRules, { vocabulary });
  const file = processor
    .use(remarkTypography)
    .use(keepTree)
    .processSync({ path: "content/lorcana/en/6.5.mdx", value: "6.5.1. It gets +2 {S}.\n" });
  const texts: string[] = [];
  walk(file.result as Node, ({ value }) => value && texts.push(value));
  expect(texts[0]).toBe("It gets +2\u00a0");
});

import { basename, relative } from "node:path";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type Plugin, unified } from "unified";
import { attribute, type Node, plain, walk } from "./mdx/tree.mjs";
import type { Vocabulary } from "./mdx/vocabulary.mjs";
import remarkRules from "./remark-rules.mjs";
import type { Change, Example, Lang, Note, Problem, Rule, Section, Term } from "./types.ts";

/** A page as its file has it, right or wrong; checkContent judges it. */
export interface Page {
  /** Relative to the root, for messages. */
  file: string;
  lang: Lang;
  /** The file's name without its ending: a section's number, "glossary" or "changes". */
  name: string;
  section: Section;
  terms: Term[];
  changes: Change[];
  references: Reference[];
  mistakes: Problem[];
}

/** A rule's number where it stands in a text, note or example. */
export interface Reference {
  id: string;
  rule: string | null;
  line: number;
}

export interface Source {
  root: string;
  path: string;
  lang: Lang;
  text: string;
  vocabulary: Vocabulary;
}

export function parsePage({ root, path, lang, text, vocabulary }: Source): Page {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkRules, { vocabulary }).use(keepTree);
  const parsed = processor.processSync({ path, value: text });
  const tree = parsed.result as Node;
  const file = relative(root, path).replaceAll("\\", "/");
  const section = sectionFrom(tree, lang, file);
  const mistakes = parsed.messages.map(({ line = 1, reason }) => {
    return { file, line, rule: ruleAt(line, section), message: reason };
  });
  return {
    file,
    lang,
    name: basename(path, ".mdx"),
    section,
    terms: elements(tree, "GlossaryEntry").map((node) => termFrom(node, file)),
    changes: elements(tree, "Change").map((node) => changeFrom(node, file)),
    references: referencesIn(tree),
    mistakes,
  };
}

/** Ends the pipeline with the tree itself: we read it instead of printing it. */
const keepTree: Plugin = function () {
  this.compiler = (tree) => tree as never;
};

/** The rule that a line of the file stands in or under. */
function ruleAt(line: number, { rules }: Section): string | null {
  return rules.findLast((rule) => rule.line <= line)?.id ?? null;
}

function sectionFrom(tree: Node, lang: Lang, file: string): Section {
  const heading = elements(tree, "SectionTitle")[0];
  const id = heading ? attribute(heading, "id") : "";
  const title = heading ? plain(heading).trim() : "";
  const rules = elements(tree, "Rule").map((node) => ruleFrom(node, { id, title, file }));
  const own = rules[0]?.id === id || !heading ? [] : [headingRule(heading, id, title, file)];
  return { id, lang, title, rules: [...own, ...rules] };
}

/** The document counts a section's heading as an entry of its own, so it is a rule like the others, with a text of its own or not. */
function headingRule(node: Node, id: string, title: string, file: string): Rule {
  const nothing = { links: [], terms: [], examples: [], notes: [] };
  return { id, section: id, title, text: title, ...nothing, file, line: lineOf(node) };
}

function ruleFrom(node: Node, section: { id: string; title: string; file: string }): Rule {
  const [paragraph, ...under] = node.children ?? [];
  const [heading, text] = headingAndText(paragraph);
  const examples = under.filter(({ name }) => name === "Example");
  const told = paragraph ? [paragraph, ...examples] : examples;
  return {
    id: attribute(node, "id"),
    section: section.id,
    title: heading || section.title,
    text: text || heading,
    links: unique(told.flatMap(numbersIn)),
    terms: unique(elements(paragraph, "Term").map((term) => attribute(term, "slug"))),
    examples: examples.map(exampleFrom),
    notes: under.filter(({ name }) => name === "Note").map(noteFrom),
    file: section.file,
    line: lineOf(node),
  };
}

function headingAndText(paragraph: Node | undefined): [heading: string, text: string] {
  const children = [...(paragraph?.children ?? [])];
  // What is left of the text before a bold heading once its number has been taken off is empty.
  while (children[0]?.type === "text" && !children[0].value) children.shift();
  const heading = children[0]?.type === "strong" ? plain(children.shift() as Node).replace(/\.$/, "") : "";
  return [heading, children.map(plain).join("").trim()];
}

function exampleFrom(node: Node): Example {
  return { id: attribute(node, "id"), text: textOf(node) };
}

function noteFrom(node: Node): Note {
  return { kind: attribute(node, "kind") as Note["kind"], text: textOf(node) };
}

function changeFrom(node: Node, file: string): Change {
  return {
    slug: attribute(node, "slug"),
    title: attribute(node, "term"),
    rules: listed(node, "rules"),
    text: textOf(node),
    file,
    line: lineOf(node),
  };
}

function termFrom(node: Node, file: string): Term {
  return {
    slug: attribute(node, "slug"),
    term: attribute(node, "term"),
    forms: listed(node, "forms"),
    text: textOf(node),
    links: unique(numbersIn(node)),
    file,
    line: lineOf(node),
  };
}

function listed(node: Node, name: string): string[] {
  return attribute(node, name).split(/,\s+/).filter(Boolean);
}

function textOf(node: Node): string {
  return (node.children ?? [])
    .map((child) => plain(child).trim())
    .join("\n\n")
    .trim();
}

function referencesIn(tree: Node): Reference[] {
  return (tree.children ?? []).flatMap((block) => {
    const rule = block.name === "Rule" ? attribute(block, "id") : null;
    const named = elements(block, "RuleLink", "RuleName").map((node) => {
      return { id: attribute(node, "id"), rule, line: lineOf(node) };
    });
    const changed = listed(block, "rules").map((id) => ({ id, rule, line: lineOf(block) }));
    return [...named, ...changed];
  });
}

function numbersIn(node: Node): string[] {
  return elements(node, "RuleLink", "RuleName").map((each) => attribute(each, "id"));
}

function elements(tree: Node | undefined, ...names: string[]): Node[] {
  const found: Node[] = [];
  if (tree) walk(tree, (node) => node.name && names.includes(node.name) && found.push(node));
  return found;
}

function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

function unique(list: string[]): string[] {
  return [...new Set(list)];
}

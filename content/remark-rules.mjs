/**
 * Turns our notation into elements the site gives a look to. In the order an author meets them:
 *
 *   <SectionTitle id>        the heading `# 6.5. Replacement Effects`
 *   <Rule id depth>          a paragraph that starts with its number, and the quotations under it; without a number
 *                            right after the heading, the section's own text
 *   <Example id label>       `> Example 6.5.2. …`
 *   <Note kind label>        `> Judge's note. …`, `> Edition. …`
 *   <GlossaryEntry slug term forms>  a heading `## Bag` of the glossary and what is under it
 *   <Change slug term rules>         a heading of the page of changes and what is under it
 *   <RuleLink id> <RuleName id>      a number in the text: a rule we have; one the document has and we do not yet
 *   <Term slug>              the first use of a glossary term in each rule
 *   <Symbol name>            `{W}`
 *
 * Mistakes become messages on the file; checkContent reports them.
 */
import { dirname, sep } from "node:path";
import { entries, entryPages } from "./mdx/entries.mjs";
import { inline } from "./mdx/inline.mjs";
import { markerOf, ruleStart } from "./mdx/notation.mjs";
import { element, leadingText, plain } from "./mdx/tree.mjs";
import { readVocabulary } from "./mdx/vocabulary.mjs";

/** `vocabulary` is read from the file's folder unless it is given. */
export default function remarkRules({ vocabulary } = {}) {
  return (tree, file) => {
    const [lang, game] = dirname(file.path).split(sep).reverse();
    const words = vocabulary ?? readVocabulary(dirname(file.path), lang);
    const page = { file, game, lang, words };
    const kind = entryPages[file.stem];
    tree.children = kind ? entries(tree.children, kind, page) : section(tree.children, page);
  };
}

function section(nodes, page) {
  const out = [];
  let rule = null;
  let heading = null;
  let seen = new Set();
  for (const node of nodes) {
    const number = node.type === "blockquote" ? null : takeNumber(node);
    // The first paragraph under the heading may do without a number: it is the section's own text.
    const id = number ?? (rule || node.type !== "paragraph" ? null : heading);
    if (node.type === "heading" && id) {
      heading = id;
      out.push(element("SectionTitle", { id }, inline(node.children, { ...page, seen: null }), node));
    } else if (node.type === "paragraph" && id) {
      seen = new Set();
      const text = { ...node, children: inline(node.children, { ...page, seen }) };
      rule = element("Rule", { id, depth: String(id.split(".").length - 2) }, [text], node);
      out.push(rule);
    } else if (node.type === "blockquote" && rule) {
      rule.children.push(quotation(node, { ...page, seen }));
    } else {
      page.file.message("This is neither a numbered rule nor a quotation under one.", node);
      out.push(node);
    }
  }
  return out;
}

function takeNumber(node) {
  const first = leadingText(node);
  const match = first && ruleStart.exec(first.value);
  if (!match) return null;
  first.value = first.value.slice(match[0].length);
  return match[1];
}

const underRules = ["example", "judge", "edition", "ours"];

function quotation(node, page) {
  const first = leadingText(node.children[0]);
  const marker = first && markerOf(first.value, page.lang);
  if (!marker || !underRules.includes(marker.kind)) {
    page.file.message(
      `A quotation under a rule starts with one of our words, not "${plain(node).slice(0, 30)}".`,
      node,
    );
    return node;
  }
  first.value = first.value.slice(marker.length);
  if (marker.kind === "example") {
    if (!marker.id) page.file.message("This example has no id.", node);
    return element("Example", { id: marker.id ?? "", label: marker.label }, paragraphs(node, page), node);
  }
  return element("Note", { kind: marker.kind, label: marker.label }, paragraphs(node, page), node);
}

function paragraphs(node, page) {
  return node.children.map((child) => ({ ...child, children: inline(child.children ?? [], page) }));
}

import { reference, symbols } from "./notation.mjs";
import { textElement } from "./tree.mjs";

/** The text of a paragraph with its numbers, terms and symbols as elements. `page.seen`: terms linked already; null links none. */
export function inline(nodes, page) {
  return nodes.flatMap((node) => {
    if (node.type === "text") return split(node, page);
    if (node.type === "mdxTextExpression") return [symbol(node, page)];
    // Names of cards and abilities stand in emphasis: a word in them is not our term.
    if (node.children) return [{ ...node, children: inline(node.children, { ...page, seen: null }) }];
    return [node];
  });
}

function symbol(node, { file }) {
  if (symbols.includes(node.value)) return textElement("Symbol", { name: node.value }, [], node);
  file.message(`There is no symbol {${node.value}}.`, node);
  return { type: "text", value: `{${node.value}}`, position: node.position };
}

function split(node, page) {
  const pattern = new RegExp(`${reference.source}|${page.words.pattern}`, "giu");
  const out = [];
  let at = 0;
  for (const match of node.value.matchAll(pattern)) {
    const made = /^\d/.test(match[0]) ? number(match[0], node, page) : term(match[0], node, page);
    if (!made) continue;
    if (match.index > at) out.push(text(node.value.slice(at, match.index), node));
    out.push(made);
    at = match.index + match[0].length;
  }
  if (at < node.value.length) out.push(text(node.value.slice(at), node));
  return out;
}

function number(id, node, { game, lang, words }) {
  const name = words.rules.has(id) ? "RuleLink" : "RuleName";
  return textElement(name, { id, game, lang }, [text(id, node)], node);
}

function term(word, node, { game, lang, words, seen }) {
  const slug = words.slugs.get(word.toLowerCase().replace(/\s+/g, " "));
  if (!slug || !seen || seen.has(slug)) return null;
  seen.add(slug);
  return textElement("Term", { slug, game, lang }, [text(word, node)], node);
}

function text(value, { position }) {
  return { type: "text", value, position };
}

import { inline } from "./inline.mjs";
import { markerOf, termOf } from "./notation.mjs";
import { element, plain } from "./tree.mjs";

/** The pages of entries under a heading each: what an entry becomes, and the quotation that lists what belongs to it. */
export const entryPages = {
  glossary: { name: "GlossaryEntry", list: "forms", mistake: "This is neither a term nor its definition." },
  changes: { name: "Change", list: "rules", mistake: "This is neither a change nor the rules it changed." },
};

export function entries(nodes, kind, page) {
  const out = [];
  let entry = null;
  let seen = new Set();
  for (const node of nodes) {
    const named = node.type === "heading" && node.depth === 2 ? termOf(plain(node), page.lang) : null;
    const marker = node.type === "blockquote" ? markerOf(plain(node), page.lang) : null;
    if (named) {
      // The definition of a term does not link to itself.
      seen = new Set(kind.name === "GlossaryEntry" ? [named.slug] : []);
      entry = element(kind.name, { ...named, [kind.list]: "" }, [], node);
      out.push(entry);
    } else if (node.type === "heading" && node.depth === 1) {
      out.push(node);
    } else if (entry && marker?.kind === kind.list) {
      const listed = plain(node).slice(marker.length).replace(/\.$/, "");
      entry.attributes.find(({ name }) => name === kind.list).value = listed;
    } else if (node.type === "paragraph" && entry) {
      entry.children.push({ ...node, children: inline(node.children, { ...page, seen }) });
    } else {
      page.file.message(kind.mistake, node);
      out.push(node);
    }
  }
  return out;
}

/** Authors type straight quotes and plain spaces; readers see curly ones, and in French the thin spaces. */
import { walk } from "./mdx/tree.mjs";

export default function remarkTypography() {
  return (tree, file) => {
    const lang = /[\\/]fr[\\/][^\\/]*$/.test(file.path) ? "fr" : "en";
    walk(tree, (node) => {
      const children = node.children ?? [];
      for (const [at, child] of children.entries()) {
        if (child.type !== "text") continue;
        child.value = typeset(child.value, lang, at === 0);
        // "+2 {S}" stays on one line.
        if (children[at + 1]?.name === "Symbol") child.value = child.value.replace(/(\d)\s$/, "$1\u00a0");
      }
      for (const each of node.attributes ?? []) {
        if (each.name === "label" || each.name === "term") each.value = typeset(each.value, lang);
      }
    });
  };
}

/** `opens`: whether a sentence can start with the first character, or the text goes on after an element. */
export function typeset(text, lang, opens = true) {
  const curly = text.replaceAll("'", "’").replace(/"/g, (_, at) => (isOpening(text, at, opens) ? "“" : "”"));
  if (lang !== "fr") return curly;
  return curly
    .replace(/«\s/g, "«\u00a0")
    .replace(/\s(?=[»:])/g, "\u00a0")
    .replace(/\s(?=[;!?])/g, "\u202f");
}

function isOpening(text, at, opens) {
  const before = at === 0 ? opens : /[\s([—]/.test(text[at - 1]);
  const after = text[at + 1] === undefined || /[^\s.,;:!?)\]]/.test(text[at + 1]);
  return before && after;
}

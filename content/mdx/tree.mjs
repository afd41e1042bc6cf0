/** The few things we do with the nodes of a parsed MDX page. */

export function element(name, attributes, children, { position }) {
  return { type: "mdxJsxFlowElement", name, attributes: attributesOf(attributes), children, position };
}

export function textElement(name, attributes, children, { position }) {
  return { type: "mdxJsxTextElement", name, attributes: attributesOf(attributes), children, position };
}

function attributesOf(attributes) {
  return Object.entries(attributes).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value }));
}

export function attribute(node, name) {
  return node.attributes?.find((each) => each.name === name)?.value ?? "";
}

/** A node's text as its author typed it: one line, symbols as `{W}`. */
export function plain(node) {
  if (node.name === "Symbol") return `{${attribute(node, "name")}}`;
  if (node.type === "mdxTextExpression") return `{${node.value}}`;
  if (node.type === "break") return " ";
  if (node.children) return node.children.map(plain).join(node.type === "blockquote" ? " " : "");
  return (node.value ?? "").replace(/\s+/g, " ");
}

export function leadingText(node) {
  const first = node?.children?.[0];
  return first?.type === "text" ? first : null;
}

export function walk(node, visit) {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

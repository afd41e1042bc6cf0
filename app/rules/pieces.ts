import type { MDXComponents, MDXContent } from "mdx/types";
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

/** The rules of a section one by one, by their number: its source is a single text. */
export function piecesOf(Text: MDXContent, components: MDXComponents): Map<string, ReactElement> {
  const page = Text({ components }) as ReactElement<{ children: ReactNode }>;
  const rules = Children.toArray(page.props.children).filter(
    (child): child is ReactElement<{ id: string }> => isValidElement(child) && child.type === components.Rule,
  );
  return new Map(rules.map((rule) => [rule.props.id, rule]));
}

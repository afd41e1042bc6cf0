import type { MDXComponents } from "mdx/types";

// Pages pass their own components with the language bound; see app/rules/components.tsx.
export function useMDXComponents(): MDXComponents {
  return {};
}

import type { Lang } from "../../content/types";
import { href } from "../href";
import type { SchemaName } from "./schemas";

/** The rule that stands for all in the documentation. */
export const sample = "6.5.7";

/** Where a file of each schema lies. */
export const files: Record<SchemaName, (lang: Lang) => string> = {
  rules: (lang) => href.file(lang, "rules.json"),
  rule: (lang) => href.file(lang, `rules/${sample}.json`),
  glossary: (lang) => href.file(lang, "glossary.json"),
  scenarios: (lang) => href.file(lang, "scenarios.json"),
  changes: (lang) => href.file(lang, "changes.json"),
  search: (lang) => href.file(lang, "search.json"),
  "search-index": (lang) => href.searchIndex(lang),
};

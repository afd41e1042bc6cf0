import type { Lang } from "../types.ts";

export interface Vocabulary {
  rules: Set<string>;
  slugs: Map<string, string>;
  pattern: string;
}
export function readVocabulary(folder: string, lang: Lang): Vocabulary;
export function vocabularyOf(rules: Set<string>, forms: [form: string, slug: string][]): Vocabulary;

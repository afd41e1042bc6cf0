import type { Lang } from "../types.ts";

export type Marker = "example" | "judge" | "edition" | "ours" | "forms" | "rules";

export const reference: RegExp;
export const ruleStart: RegExp;
export const symbols: string[];
export const markers: Record<Lang, Record<Marker, string>>;
export function markerOf(
  text: string,
  lang: Lang,
): { kind: Marker; label: string; id: string | null; length: number } | null;
export function termOf(heading: string, lang: Lang): { term: string; slug: string } | null;

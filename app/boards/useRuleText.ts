"use client";

import { useEffect, useState } from "react";
import type { Lang } from "../../content/types";
import { loadRuleTexts, type RuleText, type RuleTexts } from "./ruleTexts";

export type Found =
  | { readonly state: "found"; readonly rule: RuleText }
  | { readonly state: "loading" | "missing" | "failed" };

/** A rule's text: from the page itself, or from all the rules. The next rule tries again what failed for this one. */
export function useRuleText(id: string, brought: RuleTexts, lang: Lang): Found {
  const [all, setAll] = useState<RuleTexts | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const rule = brought[id] ?? all?.[id];
  const wanted = !rule && !all;

  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    loadRuleTexts(lang).then(
      (texts) => gone || setAll(texts),
      () => gone || setFailed(id),
    );
    return () => {
      gone = true;
    };
  }, [wanted, lang, id]);

  if (rule) return { state: "found", rule };
  if (all) return { state: "missing" };
  return { state: failed === id ? "failed" : "loading" };
}

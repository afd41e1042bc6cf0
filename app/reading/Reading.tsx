"use client";

import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import { Card } from "./Card";
import { type Cited, citedRule, copied, share } from "./cited";
import styles from "./Reading.module.css";
import type { Shown } from "./RuleSheet";
import { useCard } from "./useCard";
import { useContentsPanel } from "./useContentsPanel";
import { useFollow } from "./useFollow";
import { useKeepPlace } from "./useKeepPlace";
import { useMissing } from "./useMissing";
import { useRuleActions } from "./useRuleActions";
import { useToast } from "./useToast";

const RuleSheet = lazy(() => import("./RuleSheet"));

/** All the script of a page of rules. Without it the page reads the same. `source`: the edition, for citations. */
export function Reading({ lang, source }: { lang: Lang; source: string }) {
  const labels = scriptLabelsIn(lang).reading;
  const [said, say] = useToast();
  const [sheet, setSheet] = useState<{ rule: Cited; shows: Shown } | null>(null);
  const missing = useMissing();
  const card = useCard();
  useContentsPanel();
  useFollow();
  useKeepPlace();
  useEffect(() => {
    document.documentElement.toggleAttribute("data-can-share", "share" in navigator);
  }, []);

  const act = useCallback(
    async (action: string, rule: Cited) => {
      if (action === "share") return share(rule);
      if (action === "more" || action === "qr")
        return setSheet({ rule, shows: action === "qr" ? "qr" : null });
      const text = action === "cite" ? rule.citation : rule.link;
      if (await copied(text)) {
        setSheet(null);
        say(action === "cite" ? labels.citationCopied : labels.copied);
      } else setSheet({ rule, shows: action === "cite" ? "citation" : "link" });
    },
    [labels, say],
  );
  useRuleActions(
    useCallback((action, rule) => act(action, citedRule(rule, lang, source)), [act, lang, source]),
  );

  return (
    <>
      {missing && (
        <p role="alert" className={styles.missing}>
          {labels.missing(missing)}
        </p>
      )}
      <p role="status" className={said ? styles.toast : "visually-hidden"}>
        {said}
      </p>
      <Card lang={lang} shown={card} />
      {sheet && (
        <Suspense fallback={null}>
          <RuleSheet
            lang={lang}
            rule={sheet.rule}
            shows={sheet.shows}
            onAct={(action) => act(action, sheet.rule)}
            onClose={() => setSheet(null)}
          />
        </Suspense>
      )}
    </>
  );
}

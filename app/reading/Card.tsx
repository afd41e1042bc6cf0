"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import styles from "./Card.module.css";
import { type CardText, cardText } from "./cardText";
import type { ShownCard } from "./useCard";

type Loaded = { link: HTMLAnchorElement; found: CardText | null };

/** The rule or term a link leads to, over the page: nothing moves when it comes or goes. */
export function Card({ lang, shown }: { lang: Lang; shown: ShownCard | null }) {
  const labels = scriptLabelsIn(lang).reading;
  const card = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const link = shown?.link;
  const ready = loaded && loaded.link === link ? loaded : null;

  useEffect(() => {
    if (!link) return;
    let gone = false;
    const done = (found: CardText | null) => gone || setLoaded({ link, found });
    cardText(link).then(done, () => done(null));
    link.setAttribute("aria-describedby", "card");
    return () => {
      gone = true;
      link.removeAttribute("aria-describedby");
    };
  }, [link]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    if (!link || !card.current) return;
    body.current?.replaceChildren(...(ready?.found?.text ?? []));
    card.current.showPopover();
    placeBy(link, card.current);
    if (shown?.tapped) card.current.querySelector("a")?.focus({ preventScroll: true });
    return () => card.current?.hidePopover();
  }, [link, ready]);

  return (
    <div
      ref={card}
      id="card"
      popover="manual"
      {...(shown?.tapped
        ? { role: "dialog", "aria-label": shown.link.textContent ?? "" }
        : { role: "tooltip" })}
      className={styles.card}
    >
      {ready?.found && <p className={styles.name}>{ready.found.name}</p>}
      <div ref={body} className={styles.text} />
      {link && !ready?.found && (
        <p className={styles.message}>{ready ? labels.cardFailed : labels.cardLoading}</p>
      )}
      {shown?.tapped && (
        <a className={styles.open} href={shown.link.href}>
          {labels.open(shown.link.textContent ?? "")}
        </a>
      )}
    </div>
  );
}

const gap = 6;

/** Below the link, or above it where there is more room; never over the edge of the window. */
function placeBy(link: HTMLElement, card: HTMLElement): void {
  const line = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const below = innerHeight - line.bottom;
  const top = below >= height + gap || below >= line.top ? line.bottom + gap : line.top - height - gap;
  card.style.top = `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`;
  card.style.left = `${Math.max(gap, Math.min(line.left - gap, document.documentElement.clientWidth - width - gap))}px`;
}

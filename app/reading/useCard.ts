"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** A link whose target is shown in a card. `tapped`: by a finger, which cannot rest on a link. */
export interface ShownCard {
  link: HTMLAnchorElement;
  tapped: boolean;
}

const rest = 250;

/** Which card is shown: a pointer or the keyboard's focus rests on a link, or a finger taps it. */
export function useCard(): ShownCard | null {
  const [shown, setShown] = useState<ShownCard | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = useCallback((next: ShownCard | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), rest);
  }, []);
  const now = useCallback((next: ShownCard | null) => {
    clearTimeout(timer.current);
    setShown(next);
  }, []);

  useEffect(() => {
    let finger = false;
    const events: Partial<{ [Name in keyof DocumentEventMap]: (event: DocumentEventMap[Name]) => void }> = {
      pointerdown(event) {
        finger = event.pointerType === "touch";
        if (!isCard(event.target)) now(null);
      },
      pointerover(event) {
        if (event.pointerType === "touch") return;
        const link = linkAt(event.target);
        if (link) later({ link, tapped: false });
        else if (isCard(event.target)) clearTimeout(timer.current);
      },
      pointerout(event) {
        if (event.pointerType === "touch" || isCard(event.relatedTarget)) return;
        if (linkAt(event.target) || isCard(event.target)) later(null);
      },
      focusin(event) {
        const link = linkAt(event.target);
        if (link?.matches(":focus-visible")) later({ link, tapped: false });
      },
      focusout(event) {
        if (linkAt(event.target) && !isCard(event.relatedTarget)) now(null);
      },
      click(event) {
        const link = linkAt(event.target);
        if (!link || !finger) return now(null);
        event.preventDefault();
        now({ link, tapped: true });
      },
      keydown(event) {
        if (event.key === "Escape") now(null);
      },
      // A card that is still to come may come: the focus itself scrolls.
      scroll() {
        setShown(null);
      },
    };
    const added = Object.entries(events) as [string, EventListener][];
    for (const [name, listener] of added)
      document.addEventListener(name, listener, { passive: name === "scroll" });
    return () => {
      clearTimeout(timer.current);
      for (const [name, listener] of added) document.removeEventListener(name, listener);
    };
  }, [later, now]);

  return shown;
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-peek]") : null;
}

function isCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[popover]") !== null;
}

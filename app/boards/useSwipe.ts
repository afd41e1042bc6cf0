"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Pixels: a finger that means it, and the edges where the browser's own gesture for "back" begins. */
const far = 48;
const edge = 24;

/** Where a finger does something else. A card is a button too, but a swipe across it does not press it. */
const taken = "button:not([data-card]), a, input, select, textarea, summary, dialog";

/** A swipe to the left goes on, one to the right goes back; up and down stay the page's own. */
export function useSwipe(area: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const swipe = useRef(onSwipe);
  useEffect(() => {
    swipe.current = onSwipe;
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let from: { id: number; x: number; y: number } | null = null;
    function begin({ pointerId: id, pointerType, isPrimary, clientX: x, clientY: y, target }: PointerEvent) {
      // A second finger is a pinch.
      const isSwipe = isPrimary && pointerType !== "mouse" && x > edge && x < innerWidth - edge;
      from = isSwipe && isFree(target, element) ? { id, x, y } : null;
    }
    function end({ pointerId, clientX, clientY }: PointerEvent) {
      if (from?.id !== pointerId) return;
      const [across, down] = [clientX - from.x, Math.abs(clientY - from.y)];
      from = null;
      if (Math.abs(across) >= far && Math.abs(across) > 2 * down) swipe.current(across < 0 ? 1 : -1);
    }
    // The page scrolls instead.
    const cancel = () => {
      from = null;
    };
    element.addEventListener("pointerdown", begin);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", cancel);
    return () => {
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", cancel);
    };
  }, [area]);
}

function isFree(target: EventTarget | null, area: Element | null): boolean {
  if (!(target instanceof Element) || target.closest(taken)) return false;
  for (let each: Element | null = target; each && each !== area; each = each.parentElement)
    if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX))
      return false;
  return true;
}

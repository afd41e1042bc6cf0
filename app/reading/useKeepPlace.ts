"use client";

import { useEffect } from "react";
import { placeToKeep } from "./place";

/** Links to other views of the same rules lead to the rule the reader is at. */
export function useKeepPlace(): void {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-keeps-place]");
      if (link) link.hash = placeToKeep();
    }
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
}

"use client";

import { useEffect, useState } from "react";

const shownFor = 2500;

/** A word to the reader that goes away by itself. */
export function useToast(): [said: string, say: (text: string) => void] {
  const [said, say] = useState("");
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(""), shownFor);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say];
}

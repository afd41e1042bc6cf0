"use client";

import { useEffect, useState } from "react";

/** What the address names and the page does not have. */
export function useMissing(): string | null {
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    function look() {
      const id = decoded(location.hash.slice(1));
      setMissing(id && !document.getElementById(id) ? id : null);
    }
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  return missing;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { ReactNode } from "react";

/** Server components and the renderer of the HTML are bundled apart; what they share has to be global. */
const shared = globalThis as typeof globalThis & { kept?: Map<string, ReactNode> };

export function keep(page: string, content: ReactNode): void {
  shared.kept ??= new Map();
  shared.kept.set(page, content);
}

export function keptOf(page: string): ReactNode {
  const content = shared.kept?.get(page);
  if (!content) throw new Error(`nothing was kept for ${page}`);
  return content;
}

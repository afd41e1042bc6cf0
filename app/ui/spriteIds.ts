import type { GlyphName, IconName } from "./shapes";

// Rules and terms have ids of their own: "lore" is one.
export function glyphId(name: GlyphName | ""): string {
  return `glyph-${name}`;
}

export function iconId(name: IconName): string {
  return `icon-${name}`;
}

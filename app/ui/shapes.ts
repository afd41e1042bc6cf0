/** The symbols of the game, in shapes of our own. */
export type GlyphName = "strength" | "willpower" | "lore" | "exert" | "ink";

export const glyphShapes: Record<GlyphName, string> = {
  // a sword
  strength:
    "M22 2v4.6L11.9 16.7 7.3 12.1 17.4 2zM3.6 12.6l2.1-2.1 7.8 7.8-2.1 2.1zM6 15.7l2.3 2.3-4 4L2 19.7z",
  // a rook
  willpower: "M5 3h3.4v2.6h2V3h3.2v2.6h2V3H19v7l-2.2 1.8v4.6L19.5 19v2.5h-15V19l2.7-2.6v-4.6L5 10z",
  // an open book
  lore: "M2 4.5c3.4-.9 6.6-.5 9 1.3v14.4c-2.4-1.8-5.6-2.2-9-1.3zM22 4.5c-3.4-.9-6.6-.5-9 1.3v14.4c2.4-1.8 5.6-2.2 9-1.3z",
  // a card laid on its side by a quarter turn
  exert:
    "M1.5 13h21v9.5h-21zM4 10.5C4 5 7.8 1.5 12.5 1.5c4.3 0 7.1 2.5 7.9 5h2.1l-3.7 4.5-3.8-4.5h2.2c-.7-1.3-2.3-2.2-4.7-2.2-3.2 0-5.4 2.2-5.7 6.2z",
  // a drop
  ink: "M12 1.5c3.6 4.6 7 8.6 7 12.9a7 7 0 0 1-14 0c0-4.3 3.4-8.3 7-12.9z",
};

/** What the interface draws with a line. */
export type IconName = "link" | "more" | "search" | "close" | "clock" | "quote" | "qr" | "share" | "page";

export const iconShapes: Record<IconName, string> = {
  link: "M10 14a4 4 0 0 0 5.7 0l4-4A4 4 0 0 0 14 4.3l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-4 4A4 4 0 0 0 10 19.7l1.5-1.5",
  more: "M4.25 12a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0M11.25 12a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0M18.25 12a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0",
  search: "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5",
  close: "m6 6 12 12M18 6 6 18",
  clock: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5l3.5 2",
  quote: "M9.5 7C6 8 4.5 10.5 4.5 14v3h5v-5h-3M19.5 7C16 8 14.5 10.5 14.5 14v3h5v-5h-3",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM20 14v.01M18 18h2v2h-2zM14 20v.01",
  share: "M12 15V3.5M8 7l4-4 4 4M6 11H4.5v9.5h15V11H18",
  page: "M6 3h8l4 4v14H6zM9 11h6M9 15h6",
};

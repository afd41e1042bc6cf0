import localFont from "next/font/local";

// next/font reads these calls at build time: every value must stand in them literally. A font that comes late waits
// for the next page: a text that changes under the reader's eyes would jump.
const serif = localFont({
  src: "../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-serif",
  display: "optional",
  adjustFontFallback: "Times New Roman",
});

const italic = localFont({
  src: "../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2",
  weight: "200 900",
  style: "italic",
  variable: "--font-italic",
  display: "optional",
  adjustFontFallback: "Times New Roman",
  preload: false,
});

const sans = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-sans",
  display: "optional",
});

// Letters such as the "ā" of some card names; fetched only by a page that has one.
const serifExtended = localFont({
  src: "../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-serif-extended",
  display: "optional",
  declarations: [{ prop: "unicode-range", value: "U+0100-02BA, U+1E00-1E9F" }],
  adjustFontFallback: false,
  preload: false,
});

const sansExtended = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-sans-extended",
  display: "optional",
  declarations: [{ prop: "unicode-range", value: "U+0100-02BA, U+1E00-1E9F" }],
  adjustFontFallback: false,
  preload: false,
});

export const fontVariables = [serif, italic, sans, serifExtended, sansExtended]
  .map((font) => font.variable)
  .join(" ");

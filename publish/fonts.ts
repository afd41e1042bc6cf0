/** The framework asks for the fonts early on every page but the one for what is missing: it asks as another page does. */
export function withFontsOf(other: string, html: string): string {
  const asked = other.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? [];
  const missing = asked.filter((link) => !html.includes(link));
  return html.replace("</head>", () => `${missing.join("")}</head>`);
}

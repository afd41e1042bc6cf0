export const scriptEn = {
  language: { switch: "Lire cette page en français", code: "FR" },
  theme: {
    label: "Colours",
    auto: "as the device",
    light: "light",
    dark: "dark",
    /** Read aloud on the button: what is now, what a press does. */
    button: (now: string, next: string) => `Colours: ${now}. Switch to: ${next}.`,
  },
  search: {
    label: "Search the rules",
    placeholder: "A word, a card’s ability, 6.5.7…",
    loading: "Loading the index…",
    failed: "The search index could not be loaded. Check the connection and type again.",
    none: (query: string) => `Nothing found for “${query}”. Try fewer words, or a rule’s number.`,
    count: (n: number) => (n === 1 ? "1 result" : `${n} results`),
    keys: "Press / or Ctrl-K to search",
    close: "Close",
    recent: "Recent searches",
    forget: "Forget recent searches",
    start: "Type half a word, misspelt if need be: a rule’s number, a keyword, a card.",
  },
  kinds: { rule: "Rule", term: "Term", example: "Example", section: "Section", scenario: "Case" },
  symbols: {
    strength: "strength",
    willpower: "willpower",
    lore: "lore",
    exert: "exert",
    ink: "ink",
  },
  reading: {
    copied: "Link copied",
    citationCopied: "Citation copied",
    copyFailed: "Could not copy. Select the text below instead.",
    missing: (id: string) =>
      `There is no rule ${id} in this section. The number may come from another edition; here is the whole section.`,
    rule: (id: string) => `Rule ${id}`,
    copyLink: "Copy link",
    copyCitation: "Copy citation",
    qr: "QR code",
    qrAlt: (link: string) => `QR code of ${link}`,
    share: "Share…",
    page: "Open on its own page",
    close: "Close",
    /** `source`: the document, its version and its date. */
    citation: (id: string, source: string, text: string, link: string) =>
      `Rule ${id} (${source}), in Rulebench’s words: “${text}” ${link}`,
    cardLoading: "Fetching the text…",
    cardFailed: "The text could not be fetched.",
    open: (name: string) => `Open ${name}`,
  },
};

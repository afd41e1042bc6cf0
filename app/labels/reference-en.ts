export const referenceEn = {
  changes: {
    title: (version: string) => `What ${version} changed`,
    description: (version: string) =>
      `The changes of version ${version} of the Disney Lorcana rules, each with the rules it changed.`,
    intro:
      "What the update summary of the official English document names, in our own words. Slips of spelling and grammar were mended as well.",
    rules: "Rules",
    nav: "Changes",
  },
  editions: {
    title: "Where the French edition differs",
    intro:
      "The official French document is of an earlier edition. These rules have another number there, or none, or a note says what it puts differently.",
    ours: "Here",
    theirs: "French edition",
    none: "missing",
    numbers: "Another number, or none",
    wording: "Other wording, told in a note",
  },
  marks: {
    changed: (version: string) => `Changed in ${version}`,
    otherNumber: "In the French edition",
    noNumber: "not there",
  },
  programs: {
    title: "For bots and programs",
    nav: "For programs",
    description: "Rules, glossary, scenarios and changes as static JSON files, with their schemas.",
    intro: [
      "Everything you read here is also there as static JSON: no key, no limit, no script. A bot can cite a rule from it.",
      "Give the rule’s number and link to its “url”. The wording is ours and unofficial; the official document is right wherever we differ.",
    ],
    addresses: "Addresses",
    address: "Address",
    what: "What it holds",
    schema: "Schema",
    /** `other`: the other language's code. */
    language: (here: string, other: string) => `Put “${other}” for “${here}” to have the other language.`,
    files: {
      rules: "Every rule with its links, examples, notes, editions and scenarios",
      rule: "One rule, by its number in the English edition",
      glossary: "Every term, with the rules that define and use it",
      scenarios: "Every case a board plays, with its rules and cards",
      changes: "What the newest edition changed",
      search: "Where the search index lies",
      "search-index": "The index that the site’s own search reads",
    },
    example: "An example",
    exampleText: "The answer, shortened to what a bot needs to cite the rule:",
    ruleSchema: "The schema of a rule",
    schemaText: "Each schema is JSON Schema, draft 2020-12. That of a rule:",
  },
};

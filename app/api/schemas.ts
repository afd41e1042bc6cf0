import { z } from "zod";
import { languages } from "../../content/types";

/** The shape of every file under `/api/`: what a program may rely on. */

const number = z.string().regex(/^[1-9]\d*(\.[1-9]\d*)+$/);
const numbers = z.array(number);
const text = z.string().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const date = z.iso.date();
const lang = z.enum(languages).describe("The language of the texts.");
const url = z.string().startsWith("/").describe("The page for people, from the host's root on.");
const symbols = "{E} exert, {I} ink, {L} lore, {S} Strength, {W} Willpower";

const scenarioId = z.string().regex(/^[1-9]\d*(\.\d+)+(-[A-Z])?(-[a-z0-9]+)+$/);
const exampleId = z.string().regex(/^[1-9]\d*(\.\d+)+(-[A-Z])?$/);

const example = z.strictObject({
  id: exampleId.describe("The rule's number, with a letter where the rule has several examples."),
  text,
  scenario: scenarioId.nullable().describe("The scenario that plays it; null while there is none."),
});

const note = z.strictObject({
  kind: z
    .enum(["judge", "edition", "ours"])
    .describe(
      "judge: a slip or an open question of the document. edition: what the editions say differently. ours: French without an official model.",
    ),
  text,
});

const standing = z.strictObject({
  lang: z.enum(languages).describe("The language of that edition."),
  document: text,
  version: text,
  date: date.nullable().describe("null where the document does not say."),
  number: number.nullable().describe("The rule's number there; null where that edition lacks the rule."),
  differs: z.boolean().describe("Whether the number differs, or a note tells what is said differently."),
});

export const ruleSchema = z
  .strictObject({
    id: number.describe("The number in the English edition: the permanent id."),
    lang,
    section: number,
    sectionTitle: text,
    title: text.describe("The rule's own heading, or its section's."),
    text: text.describe(`The rule in our own words. Symbols: ${symbols}.`),
    links: numbers.describe("Rules that this one names, in the order of the text."),
    citedBy: numbers.describe("Rules that name this one."),
    terms: z.array(slug).describe("Terms of the glossary that this rule uses."),
    examples: z.array(example),
    notes: z.array(note),
    editions: z.array(standing).describe("The rule in each official edition."),
    changes: z.array(slug).describe("What the newest edition changed about it."),
    scenarios: z.array(scenarioId).describe("The scenarios that show it played."),
    url,
  })
  .describe("One rule of Disney Lorcana in our own words, with all that is around it.");

export const rulesSchema = z.array(ruleSchema).describe("Every rule, in the order of the numbers.");

export const glossarySchema = z
  .array(
    z.strictObject({
      slug: slug.describe("The same in every language."),
      lang,
      term: text,
      forms: z.array(text).describe("Other words it goes by: plurals, verb forms."),
      text,
      links: numbers.min(1).describe("Rules it names; the last one is where to read on."),
      usedBy: numbers.describe("Rules that use the term."),
      url,
    }),
  )
  .describe("The terms that the rules define, in alphabetical order.");

export const scenariosSchema = z
  .array(
    z.strictObject({
      id: scenarioId,
      lang,
      rule: number.describe("The rule it belongs to."),
      example: exampleId.nullable().describe("The document's example that it plays; null for one of ours."),
      rules: numbers.min(1).describe("The rules it shows, the most telling first."),
      title: text,
      story: text,
      cards: z.array(text).describe("The full names of the cards on the table and in the hands."),
      variants: z.array(z.strictObject({ id: slug, title: text })),
      url,
    }),
  )
  .describe("The cases that a board plays step by step.");

export const changesSchema = z
  .array(
    z.strictObject({
      slug: slug.describe("The same in every language."),
      lang,
      version: text.describe("The version that made the change."),
      date: date.nullable(),
      title: text,
      text,
      rules: numbers.min(1).describe("The rules it changed or added."),
      url,
    }),
  )
  .describe("What the newest edition changed, in the order of its summary.");

export const searchSchema = z
  .strictObject({
    lang,
    index: z.string().startsWith("/").describe("Where the search index lies, from the host's root on."),
    entries: z.int().positive(),
  })
  .describe("Where the index lies that the site's own search reads.");

const saying = z.tuple([text, text]);

export const searchIndexSchema = z
  .strictObject({
    lang,
    entries: z.array(
      z.strictObject({
        kind: z.enum(["rule", "term", "scenario"]),
        rule: number.describe("For a term: where to read on; for a scenario: the rule it belongs to."),
        section: number,
        title: text,
        text,
        more: z.string().describe("Examples and notes of a rule; a term's other forms."),
        names: z.string().describe("Names of cards that the text itself does not have."),
        context: z.string().describe("The headings a rule stands under."),
        sectionTitle: z.string(),
        cited: z.int().min(0).describe("How many rules name this one."),
        variant: z.boolean().describe("Whether it holds only in a variant of the game."),
        elsewhere: numbers
          .optional()
          .describe("The numbers other editions have for the rule, where they differ."),
        slug: z.string().optional().describe("Of a term: its slug; of a scenario: its id."),
      }),
    ),
    synonyms: z.array(saying).describe("What people from other games say, and what the rules call it."),
    translations: z
      .array(saying)
      .describe("What the other language calls something, and what this one does."),
  })
  .describe("All that a search in one language needs.");

/** By the name a schema is published under. */
export const schemas = {
  rule: ruleSchema,
  rules: rulesSchema,
  glossary: glossarySchema,
  scenarios: scenariosSchema,
  changes: changesSchema,
  search: searchSchema,
  "search-index": searchIndexSchema,
};

export type SchemaName = keyof typeof schemas;

/** As programs in any language read it. */
export function jsonSchema(name: SchemaName): object {
  return z.toJSONSchema(schemas[name]);
}

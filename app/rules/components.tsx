import type { MDXComponents } from "mdx/types";
import type { Lang } from "../../content/types";
import type { Book } from "../book";
import { href } from "../href";
import { scenariosFor } from "../scenarios";
import { Glyph, glyphLetters } from "../ui/Glyph";
import { Example, Note } from "./asides";
import { GlossaryEntry } from "./GlossaryEntry";
import { RuleLink, RuleName, TermLink } from "./inline";
import { Rule } from "./Rule";

/** What the elements of the rules' source look like, in a language and with the book they belong to. */
export function componentsFor(lang: Lang, book: Book): MDXComponents {
  // biome-ignore-start lint/correctness/noComponentHookFactories: rendered once, on the server, without state
  return {
    h1: () => null, // the page has its own
    SectionTitle: () => null,
    Rule: ({ id, depth, children }) => (
      <Rule id={id} depth={depth} lang={lang} citedBy={book.citedBy(id)} scenarios={scenariosFor(id)}>
        {children}
      </Rule>
    ),
    Example: ({ id, label, children }) => (
      <Example id={id} label={label} lang={lang} board={boardFor(id)}>
        {children}
      </Example>
    ),
    Note,
    GlossaryEntry: ({ slug, term, children }) => (
      <GlossaryEntry slug={slug} term={term}>
        {children}
      </GlossaryEntry>
    ),
    RuleLink: ({ id, children }) => {
      const rule = book.find(id);
      if (!rule) return <RuleName>{children}</RuleName>;
      return (
        <RuleLink to={href.rule(lang, rule.section, id)} title={rule.title}>
          {children}
        </RuleLink>
      );
    },
    RuleName,
    Term: ({ slug, children }) => <TermLink to={href.term(lang, slug)}>{children}</TermLink>,
    Symbol: ({ name }) => <Glyph name={glyphLetters[name] ?? "ink"} lang={lang} />,
  };
  // biome-ignore-end lint/correctness/noComponentHookFactories: as above
}

function boardFor(example: string) {
  return scenariosFor(example.replace(/-[A-Z]$/, "")).find((scenario) => scenario.example === example);
}

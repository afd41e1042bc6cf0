import type { MDXComponents } from "mdx/types";
import type { Lang } from "../../content/types";
import { type Book, bookIn } from "../book";
import { href } from "../href";
import { otherLang } from "../language";
import { scenariosFor } from "../scenarios";
import { Glyph, glyphLetters } from "../ui/Glyph";
import { Example, Note } from "./asides";
import { Change } from "./Change";
import { GlossaryEntry } from "./GlossaryEntry";
import { RuleLink, RuleName, TermLink } from "./inline";
import { Marks } from "./Marks";
import { Rule } from "./Rule";
import { SectionMargin } from "./SectionMargin";

// biome-ignore-start lint/correctness/noComponentHookFactories: rendered once, on the server, without state

/** What the elements of the rules' source look like, in a language and with the book they belong to. */
export function componentsFor(lang: Lang, book: Book): MDXComponents {
  return {
    ...textComponents(lang, book),
    SectionTitle: ({ id }) => <SectionMargin id={id} lang={lang} book={book} />,
    Rule: ({ id, depth, children }) => (
      <Rule
        rule={book.find(id)}
        depth={depth}
        lang={lang}
        citedBy={book.citedBy(id)}
        scenarios={scenariosFor(id)}
        marks={<Marks id={id} lang={lang} book={book} />}
      >
        {children}
      </Rule>
    ),
    GlossaryEntry: ({ slug, term, children }) => (
      <GlossaryEntry slug={slug} term={term} lang={lang} translation={termIn(otherLang(lang), slug)}>
        {children}
      </GlossaryEntry>
    ),
    Change: ({ slug, term, rules, children }) => (
      <Change slug={slug} title={term} rules={rules.split(", ")} lang={lang} book={book}>
        {children}
      </Change>
    ),
  };
}

/** The same without a frame around each rule. `anchors`: whether an example's id may stand on the page. */
export function textComponents(lang: Lang, book: Book, anchors = true): MDXComponents {
  return {
    h1: () => null, // the page has its own
    SectionTitle: () => null,
    Rule: ({ children }) => children,
    Example: ({ id, label, children }) => (
      <Example anchor={anchors ? `example-${id}` : undefined} label={label} lang={lang} board={boardFor(id)}>
        {children}
      </Example>
    ),
    Note,
    RuleLink: ({ id, children }) => {
      const rule = book.find(id);
      if (!rule) return <RuleName>{children}</RuleName>;
      return <RuleLink to={href.rule(lang, rule.section, id)}>{children}</RuleLink>;
    },
    RuleName,
    Term: ({ slug, children }) => <TermLink to={href.term(lang, slug)}>{children}</TermLink>,
    Symbol: ({ name }) => <Glyph name={glyphLetters[name] ?? "ink"} lang={lang} />,
  };
}

// biome-ignore-end lint/correctness/noComponentHookFactories: as above

function termIn(lang: Lang, slug: string): string | undefined {
  return bookIn(lang).terms.find((term) => term.slug === slug)?.term;
}

function boardFor(example: string) {
  return scenariosFor(example.replace(/-[A-Z]$/, "")).find((scenario) => scenario.example === example);
}

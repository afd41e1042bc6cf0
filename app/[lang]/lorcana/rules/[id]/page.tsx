import type { Metadata } from "next";
import { languages } from "../../../../../content/types";
import { bookIn } from "../../../../book";
import { langOf } from "../../../../language";
import { describeRule, RulePage } from "./RulePage";
import { describeSection, SectionPage } from "./SectionPage";

interface Props {
  params: Promise<{ lang: string; id: string }>;
}

export const dynamicParams = false;

/** A page a section, `6.5`, and a page a rule, `6.5.7.1`. */
export function generateStaticParams() {
  return languages.flatMap((lang) =>
    bookIn(lang).sections.flatMap(({ rules }) => rules.map(({ id }) => ({ lang, id }))),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, section, rule } = await asked(params);
  return section ? describeSection(lang, section) : describeRule(lang, rule);
}

export default async function RulesPage({ params }: Props) {
  const { lang, section, rule } = await asked(params);
  return section ? <SectionPage lang={lang} section={section} /> : <RulePage lang={lang} rule={rule} />;
}

async function asked(params: Props["params"]) {
  const { id } = await params;
  const lang = await langOf(params);
  const book = bookIn(lang);
  const rule = book.find(id);
  if (!rule) throw new Error(`no rule ${id}`);
  return { lang, rule, section: book.sections.find((each) => each.id === id) };
}

import type { Metadata } from "next";
import { typeset } from "../../../../../content/remark-typography.mjs";
import { languages } from "../../../../../content/types";
import { Board } from "../../../../boards/Board";
import { Spoken } from "../../../../boards/Spoken";
import { href } from "../../../../href";
import { boardLabelsIn } from "../../../../labels/boards";
import { langOf } from "../../../../language";
import { describe } from "../../../../metadata";
import { cases, linesToPlay, ruleOf, rulesCited } from "../../../../scenarios";
import { breadcrumbList, StructuredData } from "../../../../structured";
import { Page } from "../../../../ui/Page";
import { Tab } from "../../../../ui/Tab";
import styles from "./case.module.css";

interface Props {
  params: Promise<{ lang: string; id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return languages.flatMap((lang) => cases.map(({ id }) => ({ lang, id })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langOf(params);
  const { id, title, story, example } = await scenarioOf(params);
  return describe({
    lang,
    title: `${typeset(title[lang], lang)}${example ? ` (${example})` : ""} · Rulebench`,
    description: typeset(story[lang], lang),
    address: (each) => href.scenario(each, id),
    preview: id,
  });
}

export default async function Case({ params }: Props) {
  const lang = await langOf(params);
  const scenario = await scenarioOf(params);
  const labels = boardLabelsIn(lang);
  return (
    <Page lang={lang}>
      <StructuredData
        data={breadcrumbList([
          { name: labels.case.all, href: href.scenarios(lang) },
          { name: scenario.title[lang], href: href.scenario(lang, scenario.id) },
        ])}
      />
      <div className={styles.case}>
        <p className={styles.crumb}>
          <a href={href.scenarios(lang)}>{labels.case.all}</a>
        </p>
        <h1 className={styles.title}>
          <Tab id={scenario.example ?? ruleOf(scenario)} /> {typeset(scenario.title[lang], lang)}
        </h1>
        <p className={styles.story}>{typeset(scenario.story[lang], lang)}</p>
        <noscript>
          <p className={styles.story}>{labels.case.noScript}</p>
        </noscript>
        <Spoken lang={lang}>
          <Board
            lang={lang}
            lines={linesToPlay(scenario, lang)}
            caseId={scenario.id}
            own
            rules={rulesCited(scenario, lang)}
          />
        </Spoken>
      </div>
    </Page>
  );
}

async function scenarioOf(params: Props["params"]) {
  const { id } = await params;
  const found = cases.find((each) => each.id === decodeURIComponent(id));
  if (!found) throw new Error(`no case ${id}`);
  return found;
}

import type { Metadata } from "next";
import { rule } from "../../api/documents";
import { files, sample } from "../../api/files";
import { jsonSchema, type SchemaName } from "../../api/schemas";
import { href } from "../../href";
import { referenceLabelsIn } from "../../labels/reference";
import { langOf, otherLang } from "../../language";
import { describe } from "../../metadata";
import { Code } from "../../ui/Code";
import { Page } from "../../ui/Page";
import prose from "../prose.module.css";
import styles from "./api.module.css";

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langOf(params);
  const { title, description } = referenceLabelsIn(lang).programs;
  return describe({ lang, title, description, address: href.programs, preview: "home" });
}

export default async function Programs({ params }: Props) {
  const lang = await langOf(params);
  const labels = referenceLabelsIn(lang).programs;
  const { id, title, text, citedBy, url } = rule(lang, sample) ?? {};
  return (
    <Page lang={lang}>
      <div className={prose.prose}>
        <h1>{labels.title}</h1>
        {labels.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h2>{labels.addresses}</h2>
        <p>{labels.language(lang, otherLang(lang))}</p>
        <ul className={styles.files}>
          {(Object.keys(files) as SchemaName[]).map((name) => (
            <li key={name}>
              <a className={styles.address} href={files[name](lang)}>
                {files[name](lang)}
              </a>
              <span>{labels.files[name]}</span>
              <a className={styles.schema} href={href.schema(name)}>
                {labels.schema}
              </a>
            </li>
          ))}
        </ul>
        <h2>{labels.example}</h2>
        <p>
          <code>GET {files.rule(lang)}</code>
        </p>
        <p>{labels.exampleText}</p>
        <Code label={labels.example} text={JSON.stringify({ id, title, text, citedBy, url }, null, 2)} />
        <h2>{labels.ruleSchema}</h2>
        <p>{labels.schemaText}</p>
        <Code label={labels.ruleSchema} text={JSON.stringify(jsonSchema("rule"), null, 2)} />
      </div>
    </Page>
  );
}

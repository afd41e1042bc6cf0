import type { Edition as EditionData, Lang } from "../../content/types";
import { labelsIn } from "../labels/index";
import styles from "./Edition.module.css";

interface Props {
  edition: EditionData;
  lang: Lang;
}

export function Edition({ edition, behind, lang }: Props & { behind: EditionData | null }) {
  const labels = labelsIn(lang).edition;
  return (
    <>
      <strong lang={edition.lang}>{edition.document}</strong>, {labels.version(edition.version)},{" "}
      <Dated date={edition.date} lang={lang} />.{behind && ` ${labels.behind}`}
    </>
  );
}

/** The edition in the width of a phone. */
export function EditionShort({ edition, lang }: Props) {
  return (
    <span className="figures">
      <abbr className={styles.version} title={edition.document}>
        {edition.version}
      </abbr>
      {" · "}
      <Dated date={edition.date} lang={lang} short />
    </span>
  );
}

/** The edition as a citation names it. */
export function sourceOf(edition: EditionData, lang: Lang): string {
  const labels = labelsIn(lang).edition;
  return `${edition.document}, ${labels.version(edition.version)}, ${dateIn(lang, edition.date)}`;
}

function Dated({ date, lang, short = false }: { date: string | null; lang: Lang; short?: boolean }) {
  if (!date) return <span>{dateIn(lang, date)}</span>;
  return <time dateTime={date}>{dateIn(lang, date, short)}</time>;
}

function dateIn(lang: Lang, date: string | null, short = false): string {
  if (!date) return labelsIn(lang).edition.undated;
  const format = new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", {
    day: "numeric",
    month: short ? "short" : "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(date));
}

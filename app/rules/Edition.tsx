import type { Edition as EditionData, Lang } from "../../content/types";
import { labelsIn } from "../labels/index";

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
      <abbr title={edition.document} style={{ textDecoration: "none" }}>
        {edition.version}
      </abbr>
      {" · "}
      <Dated date={edition.date} lang={lang} short />
    </span>
  );
}

function Dated({ date, lang, short = false }: { date: string | null; lang: Lang; short?: boolean }) {
  if (!date) return <span>{labelsIn(lang).edition.undated}</span>;
  const format = new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", {
    day: "numeric",
    month: short ? "short" : "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}

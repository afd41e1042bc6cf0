import type { Lang } from "../../content/types";
import { Symbols } from "../boards/Symbols";

/** A text with the words asked for marked. */
export function Marked({
  text,
  marks,
  lang,
}: {
  text: string;
  marks: [from: number, to: number][];
  lang: Lang;
}) {
  const ends = marks.map(([, to]) => to);
  return (
    <>
      {marks.map(([from, to], at) => (
        <span key={from}>
          <Symbols text={text.slice(ends[at - 1] ?? 0, from)} lang={lang} />
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      <Symbols text={text.slice(ends.at(-1) ?? 0)} lang={lang} />
    </>
  );
}

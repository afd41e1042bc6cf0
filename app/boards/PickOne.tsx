"use client";

import { useState } from "react";
import type { Lang } from "../../content/types";
import type { Answer, Decision, Option } from "../../engine/kernel/game";
import { type State, worded } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import styles from "./Decision.module.css";
import { Options } from "./Options";

interface Props {
  asked: Decision;
  state: State;
  lang: Lang;
  taken: Answer | null;
  onAnswer(answer: Answer): void;
}

/** More options than fit a screen are searched. */
const many = 24;

/** One option is taken: by a tap. Turn actions come in groups, there can be many. */
export function PickOne(props: Props) {
  const { asked, state, lang } = props;
  const labels = boardLabelsIn(lang).decision;
  const [query, setQuery] = useState("");
  const options = asked.options.filter((option) => isAbout(worded(state, option.message, lang), query));
  return (
    <>
      {asked.options.length > many && asked.kind !== "turn action" && (
        <input
          type="search"
          className={styles.find}
          aria-label={labels.find}
          placeholder={labels.find}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {groupsOf(asked, options).map(([kind, group]) => (
        <div key={kind ?? "all"} className={styles.group}>
          {kind !== null && <p className={styles.kind}>{labels.actions[kind] ?? labels.other}</p>}
          <Options {...props} options={group} />
        </div>
      ))}
    </>
  );
}

function isAbout(words: string, query: string): boolean {
  return plain(words).includes(plain(query));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Turn actions by what they are: the first part of their id. */
function groupsOf(
  { kind }: Decision,
  options: readonly Option[],
): [group: string | null, options: readonly Option[]][] {
  if (kind !== "turn action") return [[null, options]];
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = option.id.split(":")[0] ?? "";
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}

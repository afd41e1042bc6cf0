"use client";

import { useEffect, useState } from "react";
import { href } from "../href";
import { boardLabelsIn } from "../labels/board";
import { hashIn, readAddress } from "./address";
import { Board } from "./Board";
import { type CaseName, CasesToPlay } from "./CasesToPlay";
import type { OfferedLine } from "./line";
import styles from "./OpenedBoard.module.css";
import type { RuleTexts } from "./ruleTexts";

type Why = keyof ReturnType<typeof boardLabelsIn>["opened"]["why"];

type Opened =
  | { readonly state: "reading" | "none" }
  | { readonly state: "problem"; readonly why: Why }
  | { readonly state: "board"; readonly lines: readonly OfferedLine[]; readonly from: string | null };

const nothingBrought: RuleTexts = {};

interface Props {
  lang: "en" | "fr";
  cases: readonly CaseName[];
}

/** Opens the board of a link, or says what is wrong with the link. */
export function OpenedBoard({ lang, cases }: Props) {
  const labels = boardLabelsIn(lang).opened;
  const [opened, setOpened] = useState<Opened>({ state: "reading" });
  useEffect(() => {
    let latest = 0;
    async function read() {
      const mine = ++latest;
      const found = await openedBy(location.hash);
      if (mine === latest) setOpened(found);
    }
    read();
    addEventListener("hashchange", read);
    return () => {
      latest = 0;
      removeEventListener("hashchange", read);
    };
  }, []);

  if (opened.state === "reading") return <p className={styles.reading}>{labels.reading}</p>;
  if (opened.state === "board") {
    const from = cases.find(({ id }) => id === opened.from);
    return (
      <>
        {from && (
          <p className={styles.from}>
            {labels.from} <a href={href.scenario(lang, from.id)}>{from.title}</a>.
          </p>
        )}
        <Board
          key={JSON.stringify(opened.lines)}
          lang={lang}
          lines={opened.lines}
          caseId={from?.id ?? null}
          own={false}
          rules={nothingBrought}
        />
      </>
    );
  }
  return (
    <div className={styles.paste}>
      {opened.state === "problem" ? (
        <div role="alert" className={styles.problem}>
          <h2>{labels.problem}</h2>
          <p>{labels.why[opened.why]}</p>
          <p>{labels.tryAgain}</p>
        </div>
      ) : (
        <p>{labels.intro}</p>
      )}
      <PasteLink lang={lang} />
      <h2 className={styles.start}>{labels.start}</h2>
      <CasesToPlay cases={cases} lang={lang} />
    </div>
  );
}

function PasteLink({ lang }: { lang: Props["lang"] }) {
  const labels = boardLabelsIn(lang).opened;
  const [pasted, setPasted] = useState("");
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        location.hash = hashIn(pasted);
      }}
    >
      <label className={styles.label}>
        {labels.field}
        <input
          className={styles.field}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </label>
      <button type="submit" className={styles.open} disabled={pasted.trim() === ""}>
        {labels.open}
      </button>
    </form>
  );
}

async function openedBy(hash: string): Promise<Opened> {
  if (hash === "" || hash === "#") return { state: "none" };
  const address = readAddress(hash);
  if (address.kind !== "line") return { state: "problem", why: "empty" };
  const reader = await import("./linked").catch(() => null);
  const read = reader ? reader.readLink(address.text) : "unloaded";
  if (typeof read === "string") return { state: "problem", why: read };
  const { setup, answers, from } = read;
  return {
    state: "board",
    lines: [{ id: null, title: "", setup, answers, points: [], asks: 0 }],
    from: from ?? null,
  };
}

"use client";

import { useEffect, useState } from "react";
import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import styles from "./QrCode.module.css";

/** The white border a scanner needs around the code. */
const quiet = 4;

type Code = { size: number; path: string };

/** Dark on white in every theme: not every scanner reads it the other way round. */
export function QrCode({ lang, link }: { lang: Lang; link: string }) {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    let gone = false;
    codeOf(link).then(
      (made) => gone || setCode(made),
      () => {}, // the link below says it too
    );
    return () => {
      gone = true;
    };
  }, [link]);

  const side = (code?.size ?? 0) + 2 * quiet;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.code}
        viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
        role="img"
        aria-label={scriptLabelsIn(lang).reading.qrAlt(link)}
        shapeRendering="crispEdges"
        data-ready={code ? true : undefined}
      >
        <path d={code?.path ?? ""} fill="#000" />
      </svg>
      <figcaption className={styles.link}>{link}</figcaption>
    </figure>
  );
}

async function codeOf(link: string): Promise<Code> {
  const { create } = await import("qrcode");
  const { modules } = create(link, { errorCorrectionLevel: "M" });
  const { size, data } = modules;
  const dark = [...data].flatMap((set, at) =>
    set ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : [],
  );
  return { size, path: dark.join("") };
}

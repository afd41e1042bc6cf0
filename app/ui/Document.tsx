import type { ReactNode } from "react";
import type { Lang } from "../../content/types";
import { fontVariables } from "../fonts";
import { themeScript } from "../theme/theme";
import { Sprite } from "./Sprite";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/print.css";

/** The frame of every page: language, fonts, colours chosen before the first paint. */
export function Document({ lang, script, children }: { lang: Lang; script?: string; children: ReactNode }) {
  return (
    <html lang={lang} className={fontVariables} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript + (script ?? "") }} />
      </head>
      <body>
        <Sprite />
        {children}
      </body>
    </html>
  );
}

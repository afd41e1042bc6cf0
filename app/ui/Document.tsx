import type { ReactNode } from "react";
import type { Lang } from "../../content/types";
import { fontVariables } from "../fonts";
import { themeScript } from "../theme/theme";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/print.css";

// Nothing is ever asked of another host. Inline scripts are the framework's own: a static page has no nonce.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/** The frame of every page: language, fonts, colours chosen before the first paint. */
export function Document({ lang, script, children }: { lang: Lang; script?: string; children: ReactNode }) {
  return (
    <html lang={lang} className={fontVariables} suppressHydrationWarning>
      <head>
        {process.env.NODE_ENV === "production" && (
          <meta httpEquiv="Content-Security-Policy" content={policy} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript + (script ?? "") }} />
      </head>
      <body>{children}</body>
    </html>
  );
}

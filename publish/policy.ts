import { createHash } from "node:crypto";

/**
 * The content security policy of a page: nothing from or to another host, and of the inline scripts and styles only
 * those the page was exported with, each by its hash. `frame-ancestors` works in a header only: see `headers.json`.
 */
export function withPolicy(html: string): string {
  const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(bare)}"/>`;
  return bare.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta);
}

function policyFor(html: string): string {
  const { scripts, styles, attributes } = inlineIn(html);
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    `style-src-attr ${attributes.length > 0 ? `'unsafe-hashes'${hashes(attributes)}` : "'none'"}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

interface Inline {
  scripts: string[];
  styles: string[];
  /** The values of `style` attributes; what script sets later needs no leave. */
  attributes: string[];
}

export function inlineIn(html: string): Inline {
  const scripts: string[] = [];
  const styles: string[] = [];
  const markup = html.replace(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
    (_, tag: string, attributes: string, text: string) => {
      if (tag === "style") styles.push(text);
      else if (runs(attributes)) scripts.push(text);
      return "";
    },
  );
  const attributes = [...markup.matchAll(/<[^>]*?\sstyle="([^"]*)"/g)].map(([, value = ""]) =>
    decoded(value),
  );
  return { scripts, styles, attributes };
}

/** A script with an address is allowed as our own; one of another type, such as structured data, never runs. */
function runs(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "module";
  return !/\bsrc=/.test(attributes) && /^(module|text\/javascript)$/.test(type);
}

function hashes(texts: readonly string[]): string {
  return [...new Set(texts)]
    .map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join("");
}

const entities: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'", "#39": "'" };

function decoded(value: string): string {
  return value.replace(/&([a-z]+|#\w+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole);
}

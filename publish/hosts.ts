import rules from "./headers.json";

/** What each static host wants to be told of `headers.json`, in its own format. */
type Headers = Record<string, string>;

const entries = Object.entries(rules as Record<string, Headers>);

/** Netlify, Cloudflare Pages. */
export function underscoreHeaders(): string {
  return entries.map(([path, headers]) => `${path}\n${lines(headers, "  ")}\n`).join("\n");
}

export function vercel(): string {
  const headers = entries.map(([path, values]) => ({
    source: path.replace("*", "(.*)"),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }));
  const build = {
    buildCommand: "npm run build",
    outputDirectory: "out",
    framework: null,
    trailingSlash: true,
  };
  return `${JSON.stringify({ ...build, headers }, null, 2)}\n`;
}

/**
 * An `add_header` in a `location` switches off those around it, so each header stands once, in the server, and what
 * differs from place to place is a map. A header with an empty value is not sent.
 */
export function nginx(): string {
  const everywhere = Object.entries(rules["/*"]).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const somewhere = entries.filter(([path]) => path !== "/*");
  const names = [...new Set(somewhere.flatMap(([, headers]) => Object.keys(headers)))];
  const maps = names.map((name) =>
    [
      `map $uri ${variable(name)} {`,
      `  default "${name === "Cache-Control" ? "no-cache" : ""}";`,
      ...somewhere.flatMap(([path, { [name]: value }]) =>
        value ? [`  ~^${path.replaceAll(".", "\\.").replace("*", "")} "${value}";`] : [],
      ),
      "}",
    ].join("\n"),
  );
  const server = [
    "server {",
    "  listen 80;",
    "  root /srv/rulebench; # what `npm run build` left in out/",
    "  charset utf-8;",
    "  gzip on;",
    "  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;",
    "  error_page 404 /404.html;",
    "  location / {",
    "    try_files $uri $uri/index.html =404;",
    "  }",
    "  location = /manifest.webmanifest {",
    "    default_type application/manifest+json;",
    "  }",
    ...everywhere.map((line) => `  ${line}`),
    ...names.map((name) => `  add_header ${name} ${variable(name)} always;`),
    "}",
  ].join("\n");
  return `${[...maps, server].join("\n\n")}\n`;
}

function lines(headers: Headers, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name}: ${value}`)
    .join("\n");
}

function variable(header: string): string {
  return `$${header.toLowerCase().replaceAll("-", "_")}`;
}

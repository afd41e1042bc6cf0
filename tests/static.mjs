import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";

const rules = JSON.parse(readFileSync(new URL("../publish/headers.json", import.meta.url), "utf8"));
const compress = compression();

/**
 * Serves a folder the way static hosts do: `a` and `a/` are `a/index.html`, what is missing is `404.html`, text is
 * compressed, and the headers are those of `publish/headers.json`. A test can `hold` an answer back, or break the
 * connection by throwing.
 *
 * @param {{ folder: string, port: number, base?: string, hold?: (path: string) => Promise<void> }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveFolder({ folder, port, base = "", hold = async () => {} }) {
  const missing = readFileSync(join(folder, "404.html"));
  const onNoMatch = (_request, response) => {
    setHeaders(response, "/");
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(missing);
  };
  const files = sirv(folder, { etag: true, onNoMatch, setHeaders });
  const server = createServer(async (request, response) => {
    try {
      await hold(request.url);
    } catch {
      return request.socket.destroy();
    }
    compress(request, response, () => {
      if (!request.url.startsWith(`${base}/`)) return onNoMatch(request, response);
      request.url = request.url.slice(base.length);
      files(request, response);
    });
  });
  await new Promise((ready, failed) => {
    server.once("error", failed);
    server.listen(port, () => ready(undefined));
  });
  return {
    url: `http://localhost:${server.address().port}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function setHeaders(response, path) {
  for (const [pattern, headers] of Object.entries(rules)) {
    const applies = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    if (applies) for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

/**
 * Serves a folder the way static hosts do: `a` and `a/` are `a/index.html`, what is missing is `404.html`.
 *
 * @param {{ folder: string, port: number, base?: string }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveFolder({ folder, port, base = "" }) {
  const missing = readFileSync(join(folder, "404.html"));
  const onNoMatch = (_request, response) =>
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(missing);
  const files = sirv(folder, { etag: true, onNoMatch });
  const server = createServer((request, response) => {
    if (!request.url.startsWith(`${base}/`)) return onNoMatch(request, response);
    request.url = request.url.slice(base.length);
    files(request, response);
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

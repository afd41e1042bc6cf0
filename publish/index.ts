/** Makes what `next build` has left in `out/` ready to be published: run by `npm run build`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withFontsOf } from "./fonts.ts";
import { makeOffline } from "./offline.ts";
import { htmlIn } from "./pages.ts";
import { withPolicy } from "./policy.ts";
import { paintedFirst } from "./scripts.ts";

const out = fileURLToPath(new URL("../out", import.meta.url));

const names = htmlIn(out);
const home = readFileSync(join(out, "en/index.html"), "utf8");
for (const name of names) {
  const html = readFileSync(join(out, name), "utf8");
  // What is missing can be said only once the script has looked at the address.
  writeFileSync(
    join(out, name),
    withPolicy(name.startsWith("404") ? withFontsOf(home, html) : paintedFirst(html)),
  );
}
const { count, size } = await makeOffline(out);
console.log(
  `${names.length} pages have their policy; a device keeps ${count} files, ${(size / 1e6).toFixed(1)} MB, for use without a network.`,
);

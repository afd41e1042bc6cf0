import { expect, test } from "vitest";
import { nginx, underscoreHeaders, vercel } from "./hosts.ts";

/** After a change of `headers.json`: `npx vitest run --project unit publish -u` writes these files anew. */
test.each([
  ["../public/_headers", underscoreHeaders],
  ["../vercel.json", vercel],
  ["../docs/nginx.conf", nginx],
])("%s tells the host what headers.json says", async (file, content) => {
  await expect(content()).toMatchFileSnapshot(file);
});

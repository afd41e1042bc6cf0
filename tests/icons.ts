/** Makes the PNG icons from the mark: `npx tsx tests/icons.ts`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "./browser.ts";

const svg = readFileSync(new URL("../app/icon.svg", import.meta.url), "utf8");
const ground = "#1a2342";

/** `inset`: how much of the side stays empty around the mark, for systems that cut or round the icon themselves. */
const icons = [
  { file: "public/icons/192.png", size: 192, inset: 0 },
  { file: "public/icons/512.png", size: 512, inset: 0 },
  { file: "public/icons/maskable.png", size: 512, inset: 0.12 },
  { file: "app/apple-icon.png", size: 180, inset: 0.06 },
];

const browser = await launchBrowser();
const page = await browser.newPage();
for (const { file, size, inset } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;background:${inset ? ground : "transparent"}">
       <div style="width:${size}px;height:${size}px;padding:${inset * size}px;box-sizing:border-box">${svg}</div>`,
  );
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  await page.screenshot({ path, omitBackground: true });
}
await browser.close();

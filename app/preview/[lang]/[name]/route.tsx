import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { languages } from "../../../../content/types";
import { langOf } from "../../../language";
import { Picture } from "../../Picture";
import { previewsIn } from "../../previews";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return languages.flatMap((lang) => previewsIn(lang).map(({ name }) => ({ lang, name: `${name}.png` })));
}

const font = "node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff";

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ lang: string; name: string }> },
) {
  const lang = await langOf(params);
  const { name } = await params;
  const preview = previewsIn(lang).find((each) => `${each.name}.png` === name);
  if (!preview) throw new Error(`no preview ${name}`);
  return new ImageResponse(<Picture {...preview} />, {
    width: 1200,
    height: 630,
    fonts: [{ name: "Source Serif", data: readFileSync(join(process.cwd(), font)), weight: 600 }],
  });
}

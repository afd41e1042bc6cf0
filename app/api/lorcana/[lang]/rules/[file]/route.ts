import { langOf, langParams } from "../../../../../language";
import { rule, rules } from "../../../../documents";

interface Context {
  params: Promise<{ lang: string; file: string }>;
}

export const dynamic = "force-static";
export const dynamicParams = false;

/** A file a rule: `6.5.7.json`. */
export function generateStaticParams() {
  return langParams.flatMap(({ lang }) => rules(lang).map(({ id }) => ({ lang, file: `${id}.json` })));
}

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  return Response.json(rule(await langOf(params), file.replace(/\.json$/, "")));
}

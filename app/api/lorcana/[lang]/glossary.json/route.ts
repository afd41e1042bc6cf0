import { langOf, langParams } from "../../../../language";
import { glossary } from "../../../documents";

export const dynamic = "force-static";
export const generateStaticParams = () => langParams;

export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  return Response.json(glossary(await langOf(params)));
}

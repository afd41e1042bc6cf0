import { searchIndex } from "../../../../../content/reference";
import { langOf, langParams } from "../../../../language";
import { casesToFind } from "../../../../scenarios";

export const dynamic = "force-static";
export const generateStaticParams = () => langParams;

export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  return Response.json(searchIndex("lorcana", await langOf(params), casesToFind));
}

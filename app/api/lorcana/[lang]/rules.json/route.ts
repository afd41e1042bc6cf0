import { langOf, langParams } from "../../../../language";
import { rules } from "../../../documents";

export const dynamic = "force-static";
export const generateStaticParams = () => langParams;

/** Every rule; a board takes the texts of those it cites from here. */
export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  return Response.json(rules(await langOf(params)));
}

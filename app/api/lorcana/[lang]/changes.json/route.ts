import { langOf, langParams } from "../../../../language";
import { changes } from "../../../documents";

export const dynamic = "force-static";
export const generateStaticParams = () => langParams;

export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  return Response.json(changes(await langOf(params)));
}

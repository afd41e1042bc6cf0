import { langOf, langParams } from "../../../../language";
import { search } from "../../../documents";

export const dynamic = "force-static";
export const generateStaticParams = () => langParams;

export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  return Response.json(search(await langOf(params)));
}

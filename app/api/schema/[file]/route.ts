import { jsonSchema, type SchemaName, schemas } from "../../schemas";

interface Context {
  params: Promise<{ file: string }>;
}

export const dynamic = "force-static";
export const dynamicParams = false;

/** A file a schema: `rule.json`. */
export function generateStaticParams() {
  return Object.keys(schemas).map((name) => ({ file: `${name}.json` }));
}

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  return Response.json(jsonSchema(file.replace(/\.json$/, "") as SchemaName));
}

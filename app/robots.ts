import type { MetadataRoute } from "next";
import { base } from "./href";
import { absolute } from "./site";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absolute(`${base}/sitemap.xml`) };
}

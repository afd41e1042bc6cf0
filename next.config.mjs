import { fileURLToPath } from "node:url";
import createMDX from "@next/mdx";

// A folder to serve from, such as "/rulebench"; empty at the root of a host.
const basePath = process.env.BASE_PATH ?? "";

/** @type {import("next").NextConfig} */
const config = {
  output: "export",
  trailingSlash: true,
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  images: { unoptimized: true },
  pageExtensions: ["ts", "tsx"],
  experimental: { globalNotFound: true },
};

// Turbopack can only pass plugins to its loader by name.
const remarkPlugins = ["remark-rules", "remark-typography"].map((name) =>
  fileURLToPath(new URL(`./content/${name}.mjs`, import.meta.url)),
);

export default createMDX({ options: { remarkPlugins } })(config);

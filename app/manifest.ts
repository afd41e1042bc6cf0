import type { MetadataRoute } from "next";

export const dynamic = "force-static";

// Addresses are relative to the manifest, so that the site can be served from any folder.
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "./",
    name: "Rulebench",
    short_name: "Rulebench",
    description: "Rules of card games, played step by step. Les règles des jeux de cartes, jouées pas à pas.",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#fbf8f1",
    theme_color: "#fbf8f1",
    icons: [
      { src: "icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

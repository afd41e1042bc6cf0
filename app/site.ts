/** Where the site is published. Search engines and chats want whole addresses; readers never need it. */
const origin = process.env.SITE_URL ?? "http://localhost:3000";

export const siteUrl = new URL(origin);

/** The whole address of one of our paths. */
export function absolute(path: string): string {
  return new URL(path, siteUrl).href;
}

/** Addresses here are relative to the folder the site is served from: `/en/lorcana/rules/6.5/`. */

/** The address of the page that a path leads to, whichever way it is written. */
export function addressOf(path: string, folder = "/"): string {
  const rest = decoded(path.slice(folder.length - 1)).replace(/(^|\/)index\.html$/, "$1");
  return rest.endsWith("/") ? rest : `${rest}/`;
}

/** Pages are kept in packs: those of a kind and a chapter together, the others by the folder they lie in. */
export function packOf(address: string): string {
  const folders = address.split("/").filter(Boolean);
  const name = folders.some((folder) => /^\d/.test(folder))
    ? folders.map((folder) => /^\d+/.exec(folder)?.[0] ?? folder)
    : [...folders.slice(0, -1), "pages"];
  return `offline/${name.join("-")}.pack`;
}

/** A file that is kept compressed: a browser would store a script as it is, and its compiled code with it. */
export function twinOf(file: string): string {
  return `offline/${file}.pack`;
}

/** The page of a single rule is not kept: without a network its section opens at the rule. */
export function inSection(address: string): string | null {
  const [, folder, section, rest] = /^(.*\/)(\d+\.\d+)((?:\.\d+)+)\/$/.exec(address) ?? [];
  return folder && section && rest ? `${folder}${section}/#${section}${rest}` : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

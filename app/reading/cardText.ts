/** What a card shows of the rule or term a link leads to. */
export interface CardText {
  name: string;
  text: Node[];
}

const pages = new Map<string, Promise<Document>>();

/** Taken from the page the link leads to, so that it is word for word what the reader would find there. */
export async function cardText({ pathname, hash }: HTMLAnchorElement): Promise<CardText | null> {
  const page = pathname === location.pathname ? document : await pageAt(pathname);
  const section = pathname.split("/").filter(Boolean).at(-1) ?? "";
  const place = page.getElementById(hash ? decodeURIComponent(hash.slice(1)) : section);
  return place ? textAt(place) : hash ? null : contentsOf(page);
}

function textAt(place: Element): CardText {
  const name = place.querySelector("h2")?.textContent ?? place.id;
  return { name, text: plain(place.querySelector("[data-text]")?.querySelectorAll(":scope > p") ?? []) };
}

/** A section without a text of its own: its title and its rules. */
function contentsOf(page: Document): CardText | null {
  const title = page.querySelector("h1")?.textContent;
  return title ? { name: title, text: plain(page.querySelectorAll("[data-running-head] [data-toc]")) } : null;
}

function pageAt(path: string): Promise<Document> {
  let page = pages.get(path);
  if (!page) {
    page = fetchPage(path);
    pages.set(path, page);
    page.catch(() => pages.delete(path));
  }
  return page;
}

async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // A parsed page runs no script and fetches nothing.
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

/** Copies whose links are but text: the card describes one link and must not hold others. */
function plain(found: Iterable<Element>): Node[] {
  return [...found].map((each) => {
    const copy = document.importNode(each, true);
    for (const link of copy.querySelectorAll("a")) link.replaceWith(...link.childNodes);
    return copy;
  });
}

/** Pages kept together: the pieces they are made of, each once, and for each address the pieces in their order. */
export interface Pack {
  pieces: string[];
  pages: Record<string, number[]>;
}

/** Where an element starts, in the markup or in the framework's own copy of it. */
const seams = /(?=<[a-z])|(?=\[\\"\$)/;

/** Pages of a chapter share most of their pieces, too far from each other for gzip to see. */
export function packed(pages: Record<string, string>): Pack {
  const places = new Map<string, number>();
  const placeOf = (piece: string) => {
    const place = places.get(piece) ?? places.size;
    places.set(piece, place);
    return place;
  };
  const entries = Object.entries(pages).map(([address, html]) => [address, html.split(seams).map(placeOf)]);
  return { pages: Object.fromEntries(entries), pieces: [...places.keys()] };
}

export function unpacked({ pieces, pages }: Pack, address: string): string | null {
  if (!Object.hasOwn(pages, address)) return null;
  return pages[address]?.map((place) => pieces[place]).join("") ?? null;
}

/**
 * What may stand behind the "#": nothing; a place on a line of the page, `variant=declined&step=3`, or its start
 * with the questions, `variant=declined&ask`; a line of one's own and a place on it, `1.9k.…&step=3`. The text of such a line is written and read by
 * `linked.ts`.
 */
export type Address =
  | {
      readonly kind: "place";
      readonly variant: string | null;
      readonly step: number | null;
      readonly ask: boolean;
    }
  | { readonly kind: "line"; readonly text: string; readonly step: number | null }
  | { readonly kind: "unreadable" };

const stepAlone = /^step=(\d{1,5})$/;
const placeAlone = /^(?:variant=([a-z0-9-]{1,80}))?(?:(?:^|&)step=(\d{1,5}))?((?:^|&)ask)?$/;

export function readAddress(hash: string): Address {
  const [first = "", ...rest] = hash.replace(/^#/, "").split("&");
  if (first !== "" && !/^(variant=|step=|ask$)/.test(first))
    return { kind: "line", text: first, step: numberIn(stepAlone.exec(rest.join("&"))?.[1]) };
  const found = placeAlone.exec((first === "" ? rest : [first, ...rest]).join("&"));
  return found
    ? { kind: "place", variant: found[1] ?? null, step: numberIn(found[2]), ask: found[3] !== undefined }
    : { kind: "unreadable" };
}

function numberIn(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}

export function placeHash(variant: string | null, step: number, ask = false): string {
  const parts = [variant && `variant=${variant}`, step > 0 && `step=${step}`, ask && "ask"].filter(Boolean);
  return parts.length > 0 ? `#${parts.join("&")}` : "";
}

/** The part of a pasted text that holds a board: a whole address, or only what follows its "#". */
export function hashIn(pasted: string): string {
  const text = pasted.trim();
  const at = text.indexOf("#");
  return `#${at < 0 ? text : text.slice(at + 1)}`;
}

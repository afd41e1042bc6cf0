"use client";

import { useEffect, useState } from "react";
import type { Lang } from "../../content/types";
import { href } from "../href";
import { type Address, placeHash, readAddress } from "./address";
import type { OfferedLine } from "./line";
import { hasLeft, type Move, type Place } from "./useBoard";

/** What the addresses of a board are made of. */
export interface Addressed {
  readonly lang: Lang;
  readonly lines: readonly OfferedLine[];
  /** The case it shows, or the one its link was made from. */
  readonly caseId: string | null;
  /** The page is the case's own, so a step of the example has a short address. */
  readonly own: boolean;
}

/** The address follows the reader, and an address that is opened or edited takes the reader there. */
export function useAddress(place: Place, move: (move: Move) => void, board: Addressed): void {
  const { lang, lines, own } = board;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let latest = 0;
    async function read() {
      const mine = ++latest;
      const address = readAddress(location.hash);
      const target = own ? await targetOf(address, lines) : { go: stepOf(address) };
      if (mine !== latest) return;
      if (target) move(target);
      else location.replace(href.board(lang) + location.hash);
      setReady(true);
    }
    read();
    addEventListener("hashchange", read);
    return () => {
      latest = 0;
      removeEventListener("hashchange", read);
    };
  }, [lang, lines, own, move]);

  const { caseId } = board;
  useEffect(() => {
    if (!ready) return;
    let current = true;
    hashOf(place, { own, caseId }).then(
      (hash) => current && keep(hash),
      () => {}, // Without a network the address stays where the line was left.
    );
    return () => {
      current = false;
    };
  }, [ready, place, own, caseId]);
}

/** The address of this very step, for somebody else. */
export async function addressOf(place: Place, board: Addressed): Promise<string> {
  const short = board.own && board.caseId && !hasLeft(place);
  const page = short ? href.scenario(board.lang, board.caseId ?? "") : href.board(board.lang);
  return new URL(page + (await hashOf(place, board)), location.href).href;
}

async function hashOf(place: Place, { own, caseId }: Pick<Addressed, "own" | "caseId">): Promise<string> {
  const { line, answers, at, asking } = place;
  // Whoever is asked starts at the start: a step would tell what is still to be asked.
  if (own && !hasLeft(place)) return placeHash(line.id, asking ? 0 : at, asking);
  const { lineHash } = await import("./linked");
  return lineHash({ setup: line.setup, answers }, caseId, at);
}

/** Where on this page an address leads; null when it is not for this page. */
async function targetOf(address: Address, lines: readonly OfferedLine[]): Promise<Move | null> {
  const [example] = lines;
  if (!example) return null;
  if (address.kind === "unreadable") return { open: example, step: null, notice: { say: "address" } };
  if (address.kind === "place") {
    const line = lines.find(({ id }) => id === address.variant);
    if (!line) return { open: example, step: null, notice: { say: "variant" } };
    return { open: line, step: address.ask ? null : address.step, ask: address.ask };
  }
  const reader = await import("./linked").catch(() => null);
  const read = reader?.readLink(address.text);
  if (!reader || !read || typeof read === "string") return null;
  const line = reader.sameStart(lines, read);
  if (!line) return null;
  return { open: line, answers: read.answers, step: address.step };
}

function stepOf(address: Address): number {
  return (address.kind === "unreadable" ? null : address.step) ?? 0;
}

function keep(hash: string): void {
  if (location.hash === hash) return;
  try {
    history.replaceState(history.state, "", hash || location.pathname + location.search);
  } catch {
    // A browser that limits how often the address may change: the next step sets it.
  }
}

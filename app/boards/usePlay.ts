"use client";

import { useCallback, useEffect, useState } from "react";
import { keepSpeed, type Speed, storedSpeed, timeToRead } from "./pace";
import type { Place } from "./useBoard";

/** The board going on by itself. */
export interface Playing {
  readonly on: boolean;
  readonly speed: Speed;
  toggle(): void;
  setSpeed(speed: Speed): void;
}

type Stop = Pick<Place, "played" | "at">;

/**
 * Goes on step by step, each as long as its sentence takes to read. Whatever else moves the board stops it: it only
 * goes on from the place it has led to itself. `held`: a question waits for the reader.
 */
export function usePlay(
  { played, at }: Place,
  sentence: string,
  held: boolean,
  go: (step: number) => void,
): Playing {
  const [stop, setStop] = useState<Stop | null>(null);
  const [speed, setSpeed] = useState<Speed>("normal");
  useEffect(() => setSpeed(storedSpeed()), []);

  const last = played.steps.length;
  const on = stop !== null && stop.played === played && stop.at === at && !held;
  useEffect(() => {
    if (!on || at >= last) return setStop(null);
    const timer = setTimeout(
      () => {
        setStop({ played, at: at + 1 });
        go(at + 1);
      },
      timeToRead(sentence, speed),
    );
    return () => clearTimeout(timer);
  }, [on, played, at, last, sentence, speed, go]);

  useEffect(() => {
    const hide = () => document.hidden && setStop(null);
    document.addEventListener("visibilitychange", hide);
    return () => document.removeEventListener("visibilitychange", hide);
  }, []);

  const toggle = useCallback(() => {
    if (on) return setStop(null);
    const from = at >= last ? 0 : at;
    setStop({ played, at: from });
    if (from !== at) go(from);
  }, [on, played, at, last, go]);

  const choose = useCallback((chosen: Speed) => {
    setSpeed(chosen);
    keepSpeed(chosen);
  }, []);
  return { on, speed, toggle, setSpeed: choose };
}

/** How long a step stays before the next when the board plays by itself. */
export const speeds = ["slow", "normal", "fast"] as const;
export type Speed = (typeof speeds)[number];

const key = "board-speed";
const factor: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5 };

/** Milliseconds: to look at the table, and for each letter of the sentence. */
const look = 1300;
const letter = 45;

export function timeToRead(sentence: string, speed: Speed): number {
  return Math.round((look + letter * sentence.length) * factor[speed]);
}

export function faster(speed: Speed): Speed {
  return speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? "normal";
}

export function storedSpeed(): Speed {
  try {
    const stored = localStorage.getItem(key);
    return speeds.find((speed) => speed === stored) ?? "normal";
  } catch {
    return "normal"; // storage can be forbidden
  }
}

export function keepSpeed(speed: Speed): void {
  try {
    localStorage.setItem(key, speed);
  } catch {
    // The choice then lasts as long as the page.
  }
}

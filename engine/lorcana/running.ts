import type { Running } from "../kernel/game.ts";
import type { Change, State } from "./types.ts";

export type Run = Running<State, Change>;

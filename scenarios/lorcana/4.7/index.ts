import type { Scenario } from "../../format.ts";
import movingForFree from "./4.7.3.2-moving-for-free.ts";
import movingACharacter from "./4.7.3-moving-a-character.ts";

export const scenarios: readonly Scenario[] = [movingACharacter, movingForFree];

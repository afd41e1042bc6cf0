import type { Scenario } from "../../format.ts";
import sealedLetter from "./7.5.6-sealed-letter.ts";

export const scenarios: readonly Scenario[] = [sealedLetter];

import type { Scenario } from "../../format.ts";
import aStackBecomesInk from "./7.5.2-a-stack-becomes-ink.ts";
import sealedLetter from "./7.5.6-sealed-letter.ts";

export const scenarios: readonly Scenario[] = [aStackBecomesInk, sealedLetter];

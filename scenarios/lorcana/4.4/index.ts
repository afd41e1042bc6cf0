import type { Scenario } from "../../format.ts";
import whoCanExert from "./4.4.2-who-can-exert.ts";
import abilityForFree from "./4.4.3.2-ability-for-free.ts";
import spyglassStepByStep from "./4.4.3-spyglass-step-by-step.ts";

export const scenarios: readonly Scenario[] = [whoCanExert, spyglassStepByStep, abilityForFree];

import type { Scenario } from "../../format.ts";
import whoDiscardsChooses from "./7.3.4-who-discards-chooses.ts";

export const scenarios: readonly Scenario[] = [whoDiscardsChooses];

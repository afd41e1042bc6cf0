import type { Scenario } from "../../format.ts";
import underTheSeaStacks from "./7.2.3-under-the-sea-stacks.ts";

export const scenarios: readonly Scenario[] = [underTheSeaStacks];

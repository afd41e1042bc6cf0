import type { Scenario } from "../../format.ts";
import dealPutMoveRemove from "./1.9.2-deal-put-move-remove.ts";
import takenByAnyMeans from "./1.9.3-taken-by-any-means.ts";
import backToHand from "./1.9.4-back-to-hand.ts";

export const scenarios: readonly Scenario[] = [dealPutMoveRemove, takenByAnyMeans, backToHand];

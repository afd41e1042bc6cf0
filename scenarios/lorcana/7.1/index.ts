import type { Scenario } from "../../format.ts";
import zonesOnATable from "./7.1.1-zones-on-a-table.ts";
import failToFind from "./7.1.4-fail-to-find.ts";
import actionBeforeTheBag from "./7.1.6.1-action-before-the-bag.ts";
import aNewCard from "./7.1.6-a-new-card.ts";

export const scenarios: readonly Scenario[] = [zonesOnATable, failToFind, aNewCard, actionBeforeTheBag];

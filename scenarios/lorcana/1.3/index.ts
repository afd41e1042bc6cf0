import type { Scenario } from "../../format.ts";
import sharedTable from "./1.3.3-shared-table.ts";
import activePlayer from "./1.3.4.1-active-player.ts";
import teammatesAreNoOpponents from "./1.3.6.1-teammates-are-no-opponents.ts";

export const scenarios: readonly Scenario[] = [sharedTable, activePlayer, teammatesAreNoOpponents];

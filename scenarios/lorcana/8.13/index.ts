import type { Scenario } from "../../format.ts";
import torchbearerSupports from "./8.13.1-torchbearer-supports.ts";

export const scenarios: readonly Scenario[] = [torchbearerSupports];

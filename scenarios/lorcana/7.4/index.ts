import type { Scenario } from "../../format.ts";
import rourkeAndBePrepared from "./7.4.3-rourke-and-be-prepared.ts";

export const scenarios: readonly Scenario[] = [rourkeAndBePrepared];

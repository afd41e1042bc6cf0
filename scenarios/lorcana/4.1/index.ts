import type { Scenario } from "../../format.ts";
import aCostNobodyCanPay from "./4.1.4-a-cost-nobody-can-pay.ts";

export const scenarios: readonly Scenario[] = [aCostNobodyCanPay];

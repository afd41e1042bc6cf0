import type { Scenario } from "../format.ts";
import { scenarios as s1_1 } from "./1.1/index.ts";
import { scenarios as s1_2 } from "./1.2/index.ts";
import { scenarios as s1_3 } from "./1.3/index.ts";
import { scenarios as s1_4 } from "./1.4/index.ts";
import { scenarios as s1_5 } from "./1.5/index.ts";
import { scenarios as s1_6 } from "./1.6/index.ts";
import { scenarios as s1_7 } from "./1.7/index.ts";
import { scenarios as s1_8 } from "./1.8/index.ts";
import { scenarios as s1_9 } from "./1.9/index.ts";
import { scenarios as s1_10 } from "./1.10/index.ts";
import { scenarios as s1_11 } from "./1.11/index.ts";
import { scenarios as s1_12 } from "./1.12/index.ts";
import { scenarios as s2_1 } from "./2.1/index.ts";
import { scenarios as s2_2 } from "./2.2/index.ts";
import { scenarios as s2_3 } from "./2.3/index.ts";
import { scenarios as s2_4 } from "./2.4/index.ts";
import { scenarios as s3_1 } from "./3.1/index.ts";
import { scenarios as s3_2 } from "./3.2/index.ts";
import { scenarios as s3_3 } from "./3.3/index.ts";
import { scenarios as s3_4 } from "./3.4/index.ts";
import { scenarios as s4_1 } from "./4.1/index.ts";
import { scenarios as s4_2 } from "./4.2/index.ts";
import { scenarios as s4_3 } from "./4.3/index.ts";
import { scenarios as s4_4 } from "./4.4/index.ts";
import { scenarios as s4_5 } from "./4.5/index.ts";
import { scenarios as s4_6 } from "./4.6/index.ts";
import { scenarios as s4_7 } from "./4.7/index.ts";
import { scenarios as s5_1 } from "./5.1/index.ts";
import { scenarios as s5_2 } from "./5.2/index.ts";
import { scenarios as s5_3 } from "./5.3/index.ts";
import { scenarios as s5_4 } from "./5.4/index.ts";
import { scenarios as s5_5 } from "./5.5/index.ts";
import { scenarios as s5_6 } from "./5.6/index.ts";
import { scenarios as s6_1 } from "./6.1/index.ts";
import { scenarios as s6_2 } from "./6.2/index.ts";
import { scenarios as s6_3 } from "./6.3/index.ts";
import { scenarios as s6_4 } from "./6.4/index.ts";
import { scenarios as s6_5 } from "./6.5/index.ts";
import { scenarios as s6_6 } from "./6.6/index.ts";
import { scenarios as s6_7 } from "./6.7/index.ts";
import { scenarios as s7_1 } from "./7.1/index.ts";
import { scenarios as s7_2 } from "./7.2/index.ts";
import { scenarios as s7_3 } from "./7.3/index.ts";
import { scenarios as s7_4 } from "./7.4/index.ts";
import { scenarios as s7_5 } from "./7.5/index.ts";
import { scenarios as s7_6 } from "./7.6/index.ts";
import { scenarios as s7_7 } from "./7.7/index.ts";
import { scenarios as s8_1 } from "./8.1/index.ts";
import { scenarios as s8_2 } from "./8.2/index.ts";
import { scenarios as s8_3 } from "./8.3/index.ts";
import { scenarios as s8_4 } from "./8.4/index.ts";
import { scenarios as s8_5 } from "./8.5/index.ts";
import { scenarios as s8_6 } from "./8.6/index.ts";
import { scenarios as s8_7 } from "./8.7/index.ts";
import { scenarios as s8_8 } from "./8.8/index.ts";
import { scenarios as s8_9 } from "./8.9/index.ts";
import { scenarios as s8_10 } from "./8.10/index.ts";
import { scenarios as s8_11 } from "./8.11/index.ts";
import { scenarios as s8_12 } from "./8.12/index.ts";
import { scenarios as s8_13 } from "./8.13/index.ts";
import { scenarios as s8_14 } from "./8.14/index.ts";
import { scenarios as s8_15 } from "./8.15/index.ts";
import { scenarios as s9_1 } from "./9.1/index.ts";
import { scenarios as s9_2 } from "./9.2/index.ts";
import { scenarios as s9_3 } from "./9.3/index.ts";
import { scenarios as s10_1 } from "./10.1/index.ts";
import { scenarios as s10_2 } from "./10.2/index.ts";

/** By section, in the order of the rules. */
export const lorcanaScenarios: readonly Scenario[] = [
  s1_1,
  s1_2,
  s1_3,
  s1_4,
  s1_5,
  s1_6,
  s1_7,
  s1_8,
  s1_9,
  s1_10,
  s1_11,
  s1_12,
  s2_1,
  s2_2,
  s2_3,
  s2_4,
  s3_1,
  s3_2,
  s3_3,
  s3_4,
  s4_1,
  s4_2,
  s4_3,
  s4_4,
  s4_5,
  s4_6,
  s4_7,
  s5_1,
  s5_2,
  s5_3,
  s5_4,
  s5_5,
  s5_6,
  s6_1,
  s6_2,
  s6_3,
  s6_4,
  s6_5,
  s6_6,
  s6_7,
  s7_1,
  s7_2,
  s7_3,
  s7_4,
  s7_5,
  s7_6,
  s7_7,
  s8_1,
  s8_2,
  s8_3,
  s8_4,
  s8_5,
  s8_6,
  s8_7,
  s8_8,
  s8_9,
  s8_10,
  s8_11,
  s8_12,
  s8_13,
  s8_14,
  s8_15,
  s9_1,
  s9_2,
  s9_3,
  s10_1,
  s10_2,
].flat();

import type { Scenario } from "../../format.ts";
import resistBeforeBeast from "./6.7.2.2-resist-before-beast.ts";
import johnSmithStepsForward from "./6.7.3.3-A-john-smith-steps-forward.ts";
import twoJohnSmiths from "./6.7.3.3-B-two-john-smiths.ts";
import afterYou from "./6.7.6-after-you.ts";
import partingBlast from "./6.7.7-parting-blast.ts";
import actionBeforeTheBag from "./6.7.8.1-action-before-the-bag.ts";
import getToSafety from "./6.7.8-get-to-safety.ts";
import motherGothel from "./6.7.9-mother-gothel.ts";

export const scenarios: readonly Scenario[] = [
  resistBeforeBeast,
  johnSmithStepsForward,
  twoJohnSmiths,
  afterYou,
  partingBlast,
  getToSafety,
  actionBeforeTheBag,
  motherGothel,
];

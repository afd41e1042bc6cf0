import type { Scenario } from "../../format.ts";
import inkMixer from "./4.2.2-ink-mixer.ts";
import belleAdditionalInk from "./4.2.3.1-belle-additional-ink.ts";
import fishboneQuill from "./4.2.3.2-fishbone-quill.ts";

export const scenarios: readonly Scenario[] = [inkMixer, belleAdditionalInk, fishboneQuill];

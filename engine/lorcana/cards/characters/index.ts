import type { CardDef } from "../../language.ts";
import { charactersAB } from "./a-b.ts";
import { charactersCD } from "./c-d.ts";
import { charactersEG } from "./e-g.ts";
import { charactersHJ } from "./h-j.ts";
import { charactersKL } from "./k-l.ts";
import { charactersMP } from "./m-p.ts";
import { charactersQS } from "./q-s.ts";
import { charactersT } from "./t.ts";
import { charactersUZ } from "./u-z.ts";

export const characters: readonly CardDef[] = [
  ...charactersAB,
  ...charactersCD,
  ...charactersEG,
  ...charactersHJ,
  ...charactersKL,
  ...charactersMP,
  ...charactersQS,
  ...charactersT,
  ...charactersUZ,
];

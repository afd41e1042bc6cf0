import type { Plugin } from "unified";
import type { Vocabulary } from "./mdx/vocabulary.mjs";

declare const remarkRules: Plugin<[{ vocabulary?: Vocabulary }?]>;
export default remarkRules;

import type { Plugin } from "unified";
import type { Lang } from "./types.ts";

declare const remarkTypography: Plugin<[]>;
export default remarkTypography;
export function typeset(text: string, lang: Lang, opens?: boolean): string;

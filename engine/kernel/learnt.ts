import type { Lang } from "./wording.ts";

/** Words by language, for a page to bring those of its own language alone. */
export class Learnt<Words> {
  readonly #known: Partial<Record<Lang, Words>> = {};

  learn(lang: Lang, words: Words): void {
    this.#known[lang] = words;
  }

  in(lang: Lang): Words {
    const words = this.#known[lang];
    if (!words) throw new Error(`the words of "${lang}" were not loaded`);
    return words;
  }
}

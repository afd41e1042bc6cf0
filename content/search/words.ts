import type { Lang } from "../types.ts";

/** Lower case, no accents, no punctuation; a rule's number is one word. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/\d+(?:\.\d+)+|[a-z0-9]+/g) ?? [];
}

export function fold(text: string): string {
  return text.toLowerCase().replaceAll("œ", "oe").normalize("NFD").replace(/\p{M}/gu, "");
}

/** The words of a question that say something. If none does, all of them. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isIdle(word));
  return telling.length ? telling : words;
}

export function isIdle(word: string): boolean {
  return idle.has(word) || /^[a-z]$/.test(word);
}

const idle = new Set(
  `a an the of to in on at by for from with and or but so as is are be been was were am do does did doing it its he she
  they them their there this that these those i my me you your we our what which who whom whose how why where can could may
  when during again still between before after might must should would will shall has have had get gets got if than then into out up about happens happen rule rules
  many much per only just any all onto enough work works mean means definition define explain
  le la les un une des du de au aux et ou mais donc en dans sur sous par pour avec sans ce cet cette ces qui que quoi quel
  quelle quels quelles dont est sont etre ete suis il elle ils elles on je tu nous vous mon ma mes son sa ses leur leurs se me
  te ne pas plus qu l d s n j c m t y comment pourquoi quand si fait faire peut peuvent doit passe regle regles lors
  arrive a-t-il ai as ont avoir combien seulement assez tout toute tous toutes marche fonctionne definir
  signifie`.split(/\s+/),
);

/** What several forms of a word have in common; rough, but the same for the rule and for the question. */
export function stem(word: string, lang: Lang): string {
  const known = irregular[lang].get(word);
  if (known) return known;
  let root = word.length > 3 && plural[lang].test(word) ? word.slice(0, -1) : word;
  for (let least = 3; ; least = 4) {
    const ending = endings[lang].find((each) => root.endsWith(each) && root.length - each.length >= least);
    if (!ending) return root;
    root = root.slice(0, -ending.length);
    // "Readies" is from "ready".
    if (lang === "en" && (ending === "ie" || ending === "ied")) return `${root}y`;
    // "banned" and "ban", "bannit" and "banni": a doubled consonant at the end says nothing.
    if (/([bdglmnprt])\1$/.test(root)) root = root.slice(0, -1);
  }
}

const plural: Record<Lang, RegExp> = { en: /[^su]s$/, fr: /[sx]$/ };

const endings: Record<Lang, string[]> = {
  en: "ement ation ition itie ity ing ly ied ie ed e".split(" "),
  fr: [
    ..."issement issent issant issez ement ication ation ion iqu ique able ite".split(" "),
    ..."aient ient iant ent ant ait erait era ier er ez iee ee it ir ie ue i u e s".split(" "),
  ],
};

/** Words whose forms no ending tells. */
const irregular: Record<Lang, Map<string, string>> = {
  en: formsOf({
    0: "zero",
    2: "two",
    3: "three",
    4: "four",
    5: "five",
    7: "seven",
    apply: "apply applies applied applying",
    activat: "activation",
    question: "question questions",
    choose: "chosen choose chooses choosing chose choice choices",
    deal: "deal deals dealt dealing",
    decide: "decide decides decided deciding decision decisions",
    draw: "draw draws drew drawn drawing",
    give: "give gives gave given giving",
    know: "know knows knew known knowing",
    prevent: "prevention",
    reduce: "reduce reduces reduced reducing reduction reductions",
    repeat: "repetition repetitions",
    resolve: "resolve resolves resolved resolving resolution",
    select: "selection selections",
    take: "take takes took taken taking",
    win: "win wins won winning winner",
    lose: "lose loses lost losing loser loss",
    use: "use uses used using",
    leave: "leave leaves left leaving",
    pay: "pay pays paid paying payment payments",
    drying: "drying",
    booster: "booster boosters",
    owner: "owner owners owns owned",
    undo: "undo undoes undone undid undoing",
    opponent: "opponent opponents opposing",
  }),
  fr: formsOf({
    0: "zero",
    2: "deux",
    3: "trois",
    4: "quatre",
    5: "cinq",
    7: "sept",
    alter: "alter altere alteree alteres alterees alterer",
    limite: "limite limites limiter limitee limitees",
    adverse: "adversaire adversaires adverse adverses",
    booster: "booster boosters",
    payer: "payer paye payes payee payees payez paie paient paiement paiements payant",
    defier: "defi defis defie defies defier defiee defiees defient defiant",
    mettre: "mettre met mettent mis mise mises mettez",
    choisir:
      "choisir choisit choisi choisie choisis choisies choix choisissent choisisse choisissez choisirait",
    resoudre:
      "resoudre resout resolu resolue resolus resolues resolvent resolution resolvait resolvant resolve resolvez",
    perdre: "perd perdre perdu perdue perdent perdant perdants",
    remplir: "remplit remplie rempli remplir remplies remplis remplissent",
    verifier: "verifier verifie verifies verifiees verification verifications verifient",
    produire: "produit produire produise produisent produirait produits",
    soutien: "soutien soutiens soutient soutenir",
  }),
};

function formsOf(common: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(common).flatMap(([root, forms]) => forms.split(" ").map((form) => [form, root] as const)),
  );
}

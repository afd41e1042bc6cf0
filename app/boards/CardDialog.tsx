import type { Lang } from "../../content/types";
import {
  type AbilityRef,
  abilityName,
  abilityText,
  allStats,
  type CardId,
  cardDef,
  cardName,
  fullName,
  isInPlay,
  type State,
  typeLine,
} from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import { CardFrame } from "../ui/CardFrame";
import styles from "./CardDialog.module.css";
import { Dialog } from "./Dialog";
import { signed } from "./marks";
import { Symbols } from "./Symbols";
import { sideOf } from "./seat";

/** A card's whole text in our own frame, and how it stands on the table. */
export function CardDialog({
  state,
  id,
  lang,
  onClose,
}: {
  state: State;
  id: CardId;
  lang: Lang;
  onClose(): void;
}) {
  const card = state.cards[id];
  if (!card) return null;
  const labels = boardLabelsIn(lang);
  const def = cardDef(card.def);
  const facts = factsOf(state, id, lang);
  return (
    <Dialog title={fullName(card.def, lang)} lang={lang} onClose={onClose}>
      <div className={styles.frame}>
        <CardFrame
          lang={lang}
          name={def.name[lang]}
          version={def.version?.[lang]}
          cost={def.cost}
          inkable={def.inkable}
          type={def.type}
          typeLine={typeLine(def, lang)}
          strength={def.strength}
          willpower={def.willpower}
          lore={def.lore}
          moveCost={def.moveCost}
          damage={card.damage}
          side={sideOf(card.owner)}
          abilities={def.abilities.map((ability, at) => (
            <Ability key={abilityText(ability, lang, def.type)} def={card.def} at={at} lang={lang} />
          ))}
        />
      </div>
      {facts.length > 0 && (
        <div className={styles.now}>
          <h2>{labels.card.now}</h2>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      )}
      {def.practice && <p className={styles.note}>{labels.card.practice}</p>}
    </Dialog>
  );
}

function Ability({ def, at, lang }: AbilityRef & { lang: Lang }) {
  const ability = cardDef(def).abilities[at];
  if (!ability) return null;
  const name = abilityName({ def, at })[lang];
  const text = abilityText(ability, lang, cardDef(def).type);
  if (ability.kind === "keyword") return <b>{text}</b>;
  return (
    <>
      <b>{name}.</b> <Symbols text={text} lang={lang} />
    </>
  );
}

function factsOf(state: State, id: CardId, lang: Lang): string[] {
  const card = state.cards[id];
  if (!card || !isInPlay(state, id)) return [];
  const { table, card: words, colon } = boardLabelsIn(lang);
  const printed = cardDef(card.def);
  const values = allStats(state, id);
  const under = state.cards.flatMap((other, at) => (other.under === id ? [cardName(state, at, lang)] : []));
  return [
    ...(printed.type === "location" ? [] : [card.exerted ? table.exerted : table.ready]),
    ...(card.drying ? [table.drying] : []),
    ...(card.damage > 0 ? [table.damage(card.damage)] : []),
    ...(card.at === null ? [] : [table.at(cardName(state, card.at, lang))]),
    ...(["strength", "willpower", "lore"] as const)
      .filter((stat) => printed[stat] !== undefined && values[stat] !== printed[stat])
      .map((stat) => `${table.stats[stat]} ${values[stat]} (${signed(values[stat] - (printed[stat] ?? 0))})`),
    ...state.lasting
      .filter(({ on }) => on?.some((ref) => ref.card === id && ref.life === card.life))
      .flatMap(({ has = [], ability }) =>
        has.map((quality) =>
          "gets" in quality && typeof quality.amount === "number"
            ? words.modifier(signed(quality.amount), table.stats[quality.gets], abilityName(ability)[lang])
            : words.given(abilityName(ability)[lang]),
        ),
      ),
    ...(under.length > 0 ? [`${table.underList}${colon}${under.join(", ")}`] : []),
  ];
}

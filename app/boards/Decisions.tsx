import type { Lang } from "../../content/types";
import type { Answer } from "../../engine/kernel/game";
import { isTurnAction } from "../../scenarios/run";
import { Decision } from "./Decision";
import { Explore } from "./Explore";
import { answerOf, type Played, stateAfter } from "./line";
import { Asides } from "./Options";
import { Replacement } from "./Replacement";
import { replacingAt } from "./replacing";

interface Props {
  played: Played;
  at: number;
  /** What comes next may be told. */
  ahead: boolean;
  lang: Lang;
  /** The decision by its place among the answers. */
  onAnswer(decision: number, answer: Answer): void;
  onPlay(decision: number, rest: readonly Answer[]): void;
}

/** What is decided at a step, and what the position after the last step waits for. */
export function Decisions({ played, at, ahead, lang, onAnswer, onPlay }: Props) {
  const { steps, asked, open, state } = played;
  const choice = steps[at - 1]?.choice;
  const place = choice && !choice.forced ? answerOf(played, at) : null;
  const wasAsked = place === null ? undefined : asked[place];
  const isOpen = ahead && at === steps.length && open !== null;
  // One question at a time: what is still open goes before what was just decided.
  const isExplorable = isOpen && !isTurnAction(open);
  const replacing = replacingAt(played, at, ahead, lang);
  const next = asked.length;
  return (
    <>
      {replacing && (
        <Replacement
          shown={replacing}
          state={stateAfter(played, at)}
          lang={lang}
          onChoose={
            place !== null || isOpen
              ? (round, id) => onAnswer(round.taken ? (round.answer ?? next) : next, [id])
              : null
          }
        />
      )}
      {choice && place !== null && wasAsked && (
        <>
          {!replacing && (
            <Decision
              asked={choice.decision}
              state={wasAsked.state}
              lang={lang}
              taken={choice.answer}
              onAnswer={(answer) => onAnswer(place, answer)}
            />
          )}
          {!isExplorable && (
            <Explore
              key={`${place} ${String(choice.answer)}`}
              state={wasAsked.state}
              asked={choice.decision}
              taken={choice.answer}
              lang={lang}
              onPlay={(rest) => onPlay(place, rest)}
            />
          )}
        </>
      )}
      {isOpen && open.kind === "replace" && (
        <Asides
          options={open.asides}
          state={state}
          lang={lang}
          taken={null}
          onAnswer={(answer) => onAnswer(next, answer)}
        />
      )}
      {isOpen && open.kind !== "replace" && (
        <Decision
          asked={open}
          state={state}
          lang={lang}
          taken={null}
          onAnswer={(answer) => onAnswer(next, answer)}
        />
      )}
      {isExplorable && (
        <Explore
          key={`open ${next}`}
          state={state}
          asked={open}
          taken={null}
          lang={lang}
          onPlay={(rest) => onPlay(next, rest)}
        />
      )}
    </>
  );
}

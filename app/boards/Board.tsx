"use client";

import { useCallback, useMemo, useRef, useState } from "react";
import type { CardId, PlayerId } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import { AskSwitch } from "./AskSwitch";
import { Bag } from "./Bag";
import styles from "./Board.module.css";
import { bagAt } from "./bagging";
import { CardDialog } from "./CardDialog";
import { CheckStrip } from "./CheckStrip";
import { checkAt } from "./checks";
import { Decisions } from "./Decisions";
import { Dock } from "./Dock";
import { Left } from "./Left";
import { Lines } from "./Lines";
import { stateAfter } from "./line";
import { marksOf } from "./marks";
import { answered, playedOut, returned, takenBack } from "./moves";
import { PileDialog } from "./PileDialog";
import type { RuleTexts } from "./ruleTexts";
import { sentenceAt } from "./story";
import { Table } from "./Table";
import { useAct } from "./useAct";
import { type Addressed, addressOf, useAddress } from "./useAddress";
import { useAsk } from "./useAsk";
import { hasLeft, type Notice, useBoard } from "./useBoard";
import { useInView } from "./useInView";
import { useKeys } from "./useKeys";
import { usePlay } from "./usePlay";
import { useSwipe } from "./useSwipe";

export interface BoardProps extends Addressed {
  /** The rules its steps cite. */
  readonly rules: RuleTexts;
}

/** A position played step by step. It knows no rules: everything it shows, the engine told it. */
export function Board(props: BoardProps) {
  const { lang, lines, rules, own, caseId } = props;
  const [place, move] = useBoard(lines[0] as (typeof lines)[number]);
  const [card, openCard] = useState<CardId | null>(null);
  const [pile, openPile] = useState<PlayerId | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const { played, at, line } = place;
  const act = useAct(board, move);
  const asks = useAsk(place, own ? caseId : null, move);
  const asking = asks === "loading" ? null : asks;
  const toStep = useCallback((step: number) => move({ go: step }), [move]);
  const go = asks === "loading" ? stay : (asks?.go ?? toStep);

  useAddress(place, move, props);
  const playing = usePlay(place, sentenceAt(played, at, lang), Boolean(asking?.asked), go);
  useKeys(at, played.steps.length, go, playing.toggle);
  useSwipe(table, (by) => go(at + by));
  // A question takes room, too.
  useInView(board, dock, `${at} ${asking?.asked?.step}`);

  const state = stateAfter(played, at);
  const before = stateAfter(played, Math.max(at - 1, 0));
  const marks = useMemo(() => marksOf(before, state, lang), [before, state, lang]);
  const step = played.steps[at - 1];
  const check = step && checkAt(step);
  // What is about to be asked must not be on the table already.
  const ahead = asking?.due?.step !== at + 1;
  const bag = bagAt(played, at, ahead);

  return (
    <div ref={board} className={styles.board} data-board data-asking={asking ? "" : undefined}>
      <div className={styles.top}>
        {own && <Lines lines={lines} current={line.id} ask={place.asking} lang={lang} />}
        {own && caseId && line.asks > 0 && !hasLeft(place) && (
          <AskSwitch
            {...{ caseId, line, lang }}
            on={place.asking}
            answered={Object.keys(asking?.run.answers ?? {}).length}
            onSwitch={(ask) => move({ ask })}
          />
        )}
        {place.notice && (
          <p role="alert" className={styles.notice}>
            {wordNotice(place.notice, played.steps.length, lang)}
          </p>
        )}
        {hasLeft(place) && (
          <Left
            lang={lang}
            from={own ? "example" : "link"}
            onBack={() => act(returned(place))}
            onTakeBack={place.answers.length > 0 ? () => act(takenBack(place)) : null}
          />
        )}
      </div>
      <div ref={table} className={styles.table} data-table>
        <Table
          state={state}
          before={before}
          marks={marks}
          lang={lang}
          deciding={(at === played.steps.length ? played.open : step?.choice?.decision)?.player ?? null}
          between={
            <>
              {bag && <Bag shown={bag} state={state} lang={lang} />}
              {check && <CheckStrip check={check} state={state} lang={lang} />}
            </>
          }
          onCard={openCard}
          onDiscard={openPile}
        />
      </div>
      <div className={styles.beside}>
        <Decisions
          played={played}
          at={at}
          ahead={ahead}
          lang={lang}
          onAnswer={(decision, answer) => act(answered(place, decision, answer))}
          onPlay={(decision, rest) => act(playedOut(place, decision, rest))}
        />
      </div>
      <Dock
        ref={dock}
        place={place}
        playing={playing}
        asking={asking}
        rules={rules}
        lang={lang}
        address={() => addressOf(place, props)}
        onGo={go}
      />
      {card !== null && <CardDialog state={state} id={card} lang={lang} onClose={() => openCard(null)} />}
      {pile !== null && card === null && (
        <PileDialog
          state={state}
          player={pile}
          lang={lang}
          onCard={openCard}
          onClose={() => openPile(null)}
        />
      )}
    </div>
  );
}

/** Until the questions are here, nothing may be shown that they ask about. */
function stay(): void {}

function wordNotice(notice: Notice, last: number, lang: BoardProps["lang"]): string {
  const { notice: labels, left, ask } = boardLabelsIn(lang);
  if (notice.say === "failed") return left.failed;
  if (notice.say === "unasked") return ask.failed;
  return notice.say === "step" ? labels.step(notice.asked, last) : labels[notice.say];
}

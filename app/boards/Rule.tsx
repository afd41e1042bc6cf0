import { sectionOf } from "../../content/rule-number";
import type { Lang } from "../../content/types";
import { href } from "../href";
import { boardLabelsIn } from "../labels/board";
import { Tab } from "../ui/Tab";

/** A rule's number that leads to the rule. `now`: it makes the current step happen. */
export function Rule({ id, lang, now = false }: { id: string; lang: Lang; now?: boolean }) {
  return (
    <Tab
      id={id}
      href={href.rule(lang, sectionOf(id), id)}
      now={now}
      label={boardLabelsIn(lang).rule.open(id)}
    />
  );
}

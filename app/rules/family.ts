import { parentOf } from "../../content/rule-number";
import type { Rule } from "../../content/types";
import type { Book } from "../book";

/** The rules around a rule. */
export interface Family {
  /** From the section down to the rule it stands under. */
  ancestors: Rule[];
  children: Rule[];
  /** The rules of its level under the same rule, itself among them. */
  siblings: Rule[];
  previous: Rule | undefined;
  next: Rule | undefined;
}

export function familyOf(book: Book, { id, section }: Rule): Family {
  const rules = book.sections.find((each) => each.id === section)?.rules ?? [];
  const all = book.sections.flatMap((each) => each.rules);
  const at = all.findIndex((rule) => rule.id === id);
  return {
    ancestors: rules.filter((rule) => id.startsWith(`${rule.id}.`)),
    children: rules.filter((rule) => parentOf(rule.id) === id),
    siblings: rules.filter((rule) => parentOf(rule.id) === parentOf(id)),
    previous: all[at - 1],
    next: all[at + 1],
  };
}

const words = 8;

/** What a list calls a rule: its heading, else how its text starts. */
export function nameOf(rule: Rule, sectionTitle: string): string {
  const { id, section, title, text } = rule;
  if (id === section || isHeaded(rule, sectionTitle)) return title;
  const start = text.split(" ").slice(0, words).join(" ");
  return start === text ? text : `${start.replace(/[,;:.]$/, "")}…`;
}

/** Whether a rule starts with a heading of its own. */
export function isHeaded({ title, text }: Rule, sectionTitle: string): boolean {
  return title !== sectionTitle && title !== text;
}

/** The nearest heading: the rule's own, else that of the rule or section it stands under. */
export function headingOf(rule: Rule, ancestors: Rule[]): string {
  const [section, ...above] = ancestors;
  const headed = [...above, rule].findLast((each) => each.title !== section?.title);
  return headed?.title ?? rule.title;
}

import type { Run } from "./running.ts";

/** 6.1.1, 6.1.5.1: part of what is resolving now did not happen, which leaves it undone. */
export function leaveUndone(run: Run): void {
  const at = run.agenda.findIndex(({ task }) => task === "resolve");
  run.replan(
    run.agenda.map((task, n) =>
      n === at && task.task === "resolve" ? { ...task, undone: true, partial: true } : task,
    ),
  );
}

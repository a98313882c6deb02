import type { InTask } from "../store/ports.ts";

/** The parts of a page that give work a task of its own. Chromium and Firefox have a scheduler, others only timers. */
interface TaskPage {
  readonly scheduler?: { postTask(work: () => void, options: { readonly priority: "background" }): Promise<unknown> };
  setTimeout(work: () => void, delayMs: number): unknown;
}

/** Runs work in tasks of their own, after what the page has to show: nobody waits for it. */
export function createPageTasks(window: TaskPage): InTask {
  const { scheduler } = window;
  return (work) => {
    if (scheduler) void scheduler.postTask(work, { priority: "background" });
    else window.setTimeout(work, 0);
  };
}

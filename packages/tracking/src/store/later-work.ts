import type { InTask } from "./ports.ts";

/** Work that nobody waits for, in tasks, in its order. */
export interface LaterWork {
  add(work: () => void): void;
  /** Does now what is still to be done: the page closes, or somebody waits after all. */
  flush(): void;
}

export function createLaterWork(inTask: InTask): LaterWork {
  const waiting: (() => void)[] = [];
  return {
    add: (work) => {
      waiting.push(work);
      // One piece in each task; a flush leaves none for it.
      inTask(() => waiting.shift()?.());
    },
    flush: () => {
      for (let work = waiting.shift(); work; work = waiting.shift()) work();
    },
  };
}

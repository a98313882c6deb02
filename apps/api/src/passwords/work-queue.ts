/** Runs some works at once and lets some wait. */
interface WorkQueue {
  /** Whether another work would run or wait. */
  hasRoom(): boolean;
  /** The work's outcome, or null at once where the queue is full. */
  run<Value>(work: () => Promise<Value>): Promise<Value> | null;
}

export function createWorkQueue(limits: { readonly atOnce: number; readonly waiting: number }): WorkQueue {
  let running = 0;
  const waiting: Array<() => void> = [];
  const startNext = () => {
    if (running >= limits.atOnce) return;
    const next = waiting.shift();
    if (!next) return;
    running += 1;
    next();
  };
  const runNow = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
  const hasRoom = () => running < limits.atOnce || waiting.length < limits.waiting;
  return {
    hasRoom,
    run: (work) => {
      if (!hasRoom()) return null;
      const turn = new Promise<void>((resolve) => waiting.push(resolve));
      startNext();
      return turn.then(() => runNow(work));
    },
  };
}

import { AsyncLocalStorage } from "node:async_hooks";

/** What the statements of the work that is under way took. It belongs to that work's own chain of calls, not to the module. */
const underWay = new AsyncLocalStorage<{ ms: number }>();

/** Adds to the database time of the current work; does nothing outside of any. */
export function addDatabaseTime(ms: number): void {
  const time = underWay.getStore();
  if (time) time.ms += ms;
}

/**
 * Runs the work and returns the total time of its statements and of its waits for a connection, in milliseconds, including those of nested
 * work. Concurrent statements each count, so the sum may exceed the duration of the work.
 */
export async function withDatabaseTime(work: () => Promise<void>): Promise<number> {
  const time = { ms: 0 };
  try {
    await underWay.run(time, work);
  } finally {
    addDatabaseTime(time.ms);
  }
  return Math.round(time.ms);
}

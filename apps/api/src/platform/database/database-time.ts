import { AsyncLocalStorage } from "node:async_hooks";

/** What the statements of the work that is under way took. It belongs to that work's own chain of calls, not to the module. */
const underWay = new AsyncLocalStorage<{ ms: number }>();

/** Adds to the time of the work that is under way; does nothing outside of any. */
export function addDatabaseTime(ms: number): void {
  const time = underWay.getStore();
  if (time) time.ms += ms;
}

/**
 * Does the work and gives the sum of what its statements, and its waits for a connection, took, in milliseconds: those of work within it
 * too. Statements at the same time count each, so that the sum may be more than the work took.
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

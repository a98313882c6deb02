/** The only source of time for rules, stores and use cases: milliseconds since 1970 UTC, and timers that can be cancelled. */
export interface Clock {
  nowMs(): number;
  /** Calls back once after the delay; the returned function cancels it. */
  after(delayMs: number, callback: () => void): () => void;
}

/** Timers of 2^31 ms and more would fire at once; they are capped at this. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** The machine's clock; only for composition roots. */
export function createSystemClock(): Clock {
  return {
    nowMs: () => Date.now(),
    after: (delayMs, callback) => {
      const timer = setTimeout(callback, Math.min(delayMs, LONGEST_TIMER_MS));
      return () => clearTimeout(timer);
    },
  };
}

/**
 * A clock that only goes forward. It follows the given clock while that one is ahead. If the given clock is set back, time continues by
 * `elapsedMs`, a millisecond count that nobody can set. It starts at `notBeforeMs` or later.
 */
export function createForwardClock(clock: Clock, elapsedMs: () => number, notBeforeMs = 0): Clock {
  let aheadMs = notBeforeMs - elapsedMs();
  return {
    after: clock.after,
    nowMs: () => {
      const elapsed = elapsedMs();
      aheadMs = Math.max(aheadMs, clock.nowMs() - elapsed);
      return Math.floor(elapsed + aheadMs);
    },
  };
}

/** Waits on the given clock, so that a fake clock can make the wait pass. */
export function wait(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(delayMs, resolve);
  });
}

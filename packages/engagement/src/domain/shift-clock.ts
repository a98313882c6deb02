import type { Clock } from "@shop/kernel";

/** A clock that is ahead of another by an offset; its timers are the other's. With the offset of `clockOffsetMs`, the server's time. */
export function shiftClock(clock: Clock, offsetMs: number): Clock {
  return offsetMs === 0
    ? clock
    : { nowMs: () => clock.nowMs() + offsetMs, after: (delayMs, callback) => clock.after(delayMs, callback) };
}

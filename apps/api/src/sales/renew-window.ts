import { localTimeOf } from "./zoned-time.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The bounds of a window as they are written, in its time zone. */
export interface LocalWindow {
  readonly startsLocal: string;
  readonly endsLocal: string;
  readonly timeZone: string;
}

/**
 * Moves a window of the demo by whole days, so that its first day is that many days from now. With 0 days it is open now: if its hour of
 * today is still to come, it begins yesterday. Hours and length in days stay as written, whatever the clocks do in between.
 */
export function renewWindow(window: LocalWindow, inDays: number, nowMs: number): LocalWindow {
  const now = localTimeOf(nowMs, window.timeZone);
  const isStillToCome = inDays === 0 && hourOf(window.startsLocal) > hourOf(now);
  const days = dayOf(now) + inDays - (isStillToCome ? 1 : 0) - dayOf(window.startsLocal);
  return { ...window, startsLocal: moved(window.startsLocal, days), endsLocal: moved(window.endsLocal, days) };
}

/** A local time's day, counted from 1970. */
function dayOf(local: string): number {
  return Date.parse(`${local.slice(0, "YYYY-MM-DD".length)}T00:00Z`) / DAY_MS;
}

function hourOf(local: string): string {
  return local.slice("YYYY-MM-DDT".length);
}

function moved(local: string, days: number): string {
  return new Date(Date.parse(`${local}Z`) + days * DAY_MS).toISOString().slice(0, "YYYY-MM-DDThh:mm".length);
}

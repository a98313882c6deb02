import { DUPLICATE_WITHIN_MS } from "./limits.ts";

/** An event as text, and when it was last raised. */
export interface SeenEvent {
  readonly text: string;
  readonly atMs: number;
}

/** Whether the same event was raised less than two seconds ago. Source: TRACK-02. */
export function isDuplicate(text: string, atMs: number, seen: readonly SeenEvent[]): boolean {
  return seen.some((one) => one.text === text && atMs - one.atMs < DUPLICATE_WITHIN_MS);
}

/** What still matters: everything of the last two seconds. */
export function recentlySeen(seen: readonly SeenEvent[], atMs: number): readonly SeenEvent[] {
  return seen.filter((one) => atMs - one.atMs < DUPLICATE_WITHIN_MS);
}

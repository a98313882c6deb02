import { AFTER, BEFORE } from "./audition.ts";

/** Which side of the divider the playhead is on: before it, what is heard without the plugin. Both are fractions of the period. */
export function sideOf(divider: number, playhead: number): typeof BEFORE | typeof AFTER {
  return playhead < divider ? BEFORE : AFTER;
}

/** How long until the playhead reaches the divider, or the end of the period, where it begins again. */
export function secondsToChange(divider: number, playhead: number, periodSeconds: number): number {
  return ((playhead < divider ? divider : 1) - playhead) * periodSeconds;
}

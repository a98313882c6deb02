import { EVENT_MOST_OLD_MS } from "./limits.ts";

/**
 * When an event happened, by the browser's word (ISO 8601, or milliseconds since 1970). A moment that can't be read, is in the future, or is
 * older than an event may wait, is the moment it arrived: that clock can't be trusted. Source: TRACK-01.
 */
export function eventTime(stated: string | number | undefined, nowMs: number): Date {
  const statedMs = typeof stated === "string" ? Date.parse(stated) : (stated ?? Number.NaN);
  const isCredible = statedMs <= nowMs && statedMs >= nowMs - EVENT_MOST_OLD_MS;
  return new Date(isCredible ? statedMs : nowMs);
}

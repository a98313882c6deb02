import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../limits.ts";

export interface RemainingParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds until an instant, rounded up, never below 0: the last second reads 1 and the end reads 0. */
export function secondsLeft(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / SECOND_MS));
}

/** How long to wait until `secondsLeft` changes. */
export function untilNextSecondMs(endsAtMs: number, nowMs: number): number {
  const rest = (endsAtMs - nowMs) % SECOND_MS;
  return rest > 0 ? rest : SECOND_MS;
}

export function remainingParts(totalSeconds: number): RemainingParts {
  const ms = totalSeconds * SECOND_MS;
  return {
    days: Math.floor(ms / DAY_MS),
    hours: Math.floor((ms % DAY_MS) / HOUR_MS),
    minutes: Math.floor((ms % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((ms % MINUTE_MS) / SECOND_MS),
  };
}

export const twoDigits = (figure: number) => String(figure).padStart(2, "0");

/** What is left beside the whole days: hh:mm:ss. */
export function dayClockText(totalSeconds: number): string {
  const { hours, minutes, seconds } = remainingParts(totalSeconds);
  return [hours, minutes, seconds].map(twoDigits).join(":");
}

/** As on a clock: m:ss, from one hour on h:mm:ss, days counted as hours. */
export function clockText(totalSeconds: number): string {
  const { days, hours, minutes, seconds } = remainingParts(totalSeconds);
  const allHours = days * 24 + hours;
  if (allHours > 0) return `${allHours}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
  return `${minutes}:${twoDigits(seconds)}`;
}

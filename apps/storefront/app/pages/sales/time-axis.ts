import type { Locale } from "@shop/kernel";
import { SPELLINGS } from "@shop/kernel";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MOST_TICKS = 8;
/** The steps that an axis is divided by, in hours. */
const STEPS_HOURS = [1, 2, 3, 6, 12, 24, 48, 72, 168, 336];

export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

export interface Tick {
  readonly atMs: number;
  readonly label: string;
}

/** A position on an axis as SVG takes it: a percentage of its width, inside it. */
export function placeOn({ startMs, endMs }: Span, atMs: number): string {
  const share = (atMs - startMs) / (endMs - startMs);
  return `${Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100}%`;
}

/** The axis of one window: itself with a quarter of its length on both sides. */
export function axisAround({ startMs, endMs }: Span): Span {
  const margin = (endMs - startMs) / 4;
  return { startMs: startMs - margin, endMs: endMs + margin };
}

/** The axis of the schedule: two days back and twelve ahead, from midnight to midnight of a zone. */
export function axisOfSchedule(nowMs: number, timeZone: string): Span {
  const midnightMs = nowMs - sinceMidnightMs(nowMs, timeZone);
  return { startMs: midnightMs - 2 * DAY_MS, endMs: midnightMs + 12 * DAY_MS };
}

/** A few moments of an axis, counted from one of them, with what the walls of the zone show then: the hour, at midnight the day. */
export function ticksOf(axis: Span, fromMs: number, timeZone: string, locale: Locale): readonly Tick[] {
  const lengthMs = axis.endMs - axis.startMs;
  const hours =
    STEPS_HOURS.find((step) => lengthMs / (step * HOUR_MS) <= MOST_TICKS) ?? lengthMs / HOUR_MS / MOST_TICKS;
  const stepMs = hours * HOUR_MS;
  const firstMs = fromMs + Math.ceil((axis.startMs - fromMs) / stepMs) * stepMs;
  const inZone = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(SPELLINGS[locale], { ...style, timeZone });
  const [day, hour] = [
    inZone({ day: "numeric", month: "short" }),
    inZone({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
  ];
  const labelOf = (atMs: number) => (sinceMidnightMs(atMs, timeZone) < HOUR_MS ? day : hour).format(atMs);
  const ticks: Tick[] = [];
  for (let atMs = firstMs; atMs <= axis.endMs; atMs += stepMs)
    ticks.push({ atMs, label: stepMs >= DAY_MS ? day.format(atMs) : labelOf(atMs) });
  return ticks;
}

function sinceMidnightMs(nowMs: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, hourCycle: "h23", hour: "numeric", minute: "numeric" });
  const parts = new Map(format.formatToParts(nowMs).map(({ type, value }) => [type, Number(value)]));
  return (parts.get("hour") ?? 0) * HOUR_MS + (parts.get("minute") ?? 0) * 60_000 + (nowMs % 60_000);
}

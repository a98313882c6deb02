import { formatMessage, type Locale } from "@shop/kernel";
import { salesTexts } from "./messages/index.ts";
import type { LoadedSales, ShownReduction } from "./sales.server.ts";
import { axisOfSchedule, ticksOf } from "./time-axis.ts";
import type { Lane } from "./window-axis.tsx";

const DEFAULT_ZONE = "UTC";

/** Two weeks around now, in the zone of the next window that isn't over. */
export function toSchedule({ nowMs, windows }: LoadedSales, reductions: readonly ShownReduction[], locale: Locale) {
  const timeZone = windows.find(({ state }) => state !== "over")?.timeZone ?? DEFAULT_ZONE;
  const axis = axisOfSchedule(nowMs, timeZone);
  const ofWindows: Lane[] = windows
    .filter(({ startMs, endMs }) => endMs > axis.startMs && startMs < axis.endMs)
    .map(({ id, state, title, percent, startMs, endMs }) => ({
      id,
      state,
      startMs,
      endMs,
      label: `${title} −${percent}%`,
    }));
  // The catalogue says when a promotion ends, not when it began: its bar shows what is left of it.
  const ofPromotions: Lane[] = reductions.flatMap(({ id, title, percent, endMs }) =>
    endMs === null ? [] : [{ id, state: "open", startMs: nowMs, endMs, label: `${title} −${percent}%` }],
  );
  const lanes = [...ofWindows, ...ofPromotions];
  const { schedule, scheduleLead } = salesTexts[locale];
  return {
    ...{ axis, lanes, nowMs },
    ticks: ticksOf(axis, axis.startMs, timeZone, locale),
    lead: formatMessage(scheduleLead, { zone: timeZone }),
    description: [schedule, ...lanes.map(({ label }) => label)].join(", "),
  };
}

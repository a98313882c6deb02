const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a text is a local time as stored, `2026-11-27T00:00`, of a day that exists. */
export function isLocalTime(text: string): boolean {
  const utcMs = asUtcMs(text);
  return utcMs !== null && new Date(utcMs).toISOString().startsWith(text);
}

/** Whether a text names a time zone, like `Europe/Berlin`, that this machine knows. */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch (error) {
    // This throws for an unknown zone.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * The moment of a local time in a time zone, in milliseconds. A time that is skipped when the clocks change is moved forward by the skipped
 * amount. Of a time that occurs twice, a start uses the earlier and an end the later, so that all of it is included.
 */
export function zonedTimeMs(local: string, timeZone: string, bound: "start" | "end"): number {
  const wallMs = asUtcMs(local);
  if (wallMs === null)
    throw new Error(`A local time is YYYY-MM-DDThh:mm, not "${local}": check it before it gets here.`);
  const offsetOf = offsetIn(timeZone);
  // No zone changes its clocks twice within two days.
  const before = wallMs - offsetOf(wallMs - DAY_MS);
  const after = wallMs - offsetOf(wallMs + DAY_MS);
  const real = [before, after].filter((ms) => ms + offsetOf(ms) === wallMs);
  if (real.length === 0) return before;
  return bound === "start" ? Math.min(...real) : Math.max(...real);
}

/** What the walls of a zone show at a moment, to the minute. */
export function localTimeOf(ms: number, timeZone: string): string {
  return new Date(ms + offsetIn(timeZone)(ms)).toISOString().slice(0, "YYYY-MM-DDThh:mm".length);
}

/** A wall's time as if it were UTC. */
function asUtcMs(local: string): number | null {
  const match = LOCAL.exec(local);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** How far a zone's walls are ahead of UTC at a moment, in milliseconds. */
function offsetIn(timeZone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (ms) => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const wall = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
    return wall - Math.floor(ms / 1000) * 1000;
  };
}

/** How long pop-ups stay silent after a dialog or another pop-up is gone. Source: MODAL-07. */
export const REST_MS = 5_000;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a pop-up that was closed or is over stays away: a time, or the rest of the browser session. */
export const SPAN_MS = {
  hour: HOUR_MS,
  day: DAY_MS,
  thirtyDays: 30 * DAY_MS,
  session: Number.POSITIVE_INFINITY,
} as const;
export type Span = keyof typeof SPAN_MS;

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a countdown runs that was given no end. Source: ENGAGE-09. */
export const DEFAULT_COUNTDOWN_MS = 2 * DAY_MS;
/** A browser's clock that differs from the server's by less is taken as right: the response may have waited in a cache this long. */
export const TOLERATED_CLOCK_OFFSET_MS = 60 * SECOND_MS;
/** How long pop-ups stay silent after a dialog or another pop-up is gone. Source: MODAL-07. */
export const REST_MS = 5_000;

/** How long a pop-up that was closed or is over stays away: a time, or the rest of the browser session. */
export const SPAN_MS = {
  hour: HOUR_MS,
  day: DAY_MS,
  thirtyDays: 30 * DAY_MS,
  session: Number.POSITIVE_INFINITY,
} as const;
export type Span = keyof typeof SPAN_MS;

/** The sales sidebar's earliest time after the page is there. Source: ENGAGE-04. */
export const SALE_SHOWN_AFTER_MS = 2 * SECOND_MS;
/** When sales and contests are checked first, and how often then. Source: ENGAGE-04. */
export const FIRST_SALE_CHECK_MS = 5 * SECOND_MS;
export const SALE_CHECK_MS = 30 * SECOND_MS;
/** How long before its start a sale is announced. */
export const SALE_ANNOUNCED_MS = 3 * DAY_MS;
/** The contest sidebar's earliest time: after the sale's and the wheel's. */
export const CONTEST_SHOWN_AFTER_MS = 10 * SECOND_MS;

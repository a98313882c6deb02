const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
export const DAY_MS = 24 * HOUR_MS;

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

/** When the notice of what customers do is first shown. Source: ENGAGE-02. */
export const LIVE_SALES_FIRST_MS = 15 * SECOND_MS;
/** From then on it is shown or hidden after this time, at least and at most. */
export const LIVE_SALES_TOGGLE_LEAST_MS = 10 * SECOND_MS;
export const LIVE_SALES_TOGGLE_MOST_MS = 35 * SECOND_MS;
/** How many live stats are fetched at once. */
export const LIVE_STATS_PAGE_SIZE = 12;
/** The sales sidebar's earliest time after the page is there. Source: ENGAGE-04. */
export const SALE_SHOWN_AFTER_MS = 2 * SECOND_MS;
/** When sales and contests are checked first, and how often then. Source: ENGAGE-04. */
export const FIRST_SALE_CHECK_MS = 5 * SECOND_MS;
export const SALE_CHECK_MS = 30 * SECOND_MS;
/** How old the lists of sales and contests are at least, before they are loaded again. */
export const SALE_LISTS_KEPT_MS = 5 * 60 * SECOND_MS;
/** How long before its start a sale is announced. */
export const SALE_ANNOUNCED_MS = 3 * DAY_MS;
/** The contest sidebar's earliest time: after the sale's and the wheel's. */
export const CONTEST_SHOWN_AFTER_MS = 10 * SECOND_MS;
/** Of the samples of customers, reviews, downloads and people shopping: the least and the most. Source: ENGAGE-10. */
export const SAMPLE_RANGES = [
  [150, 200],
  [800, 1000],
  [2000, 2500],
  [5, 25],
] as const;
/** Stars out of five. Source: ENGAGE-10. */
export const SAMPLE_RATING = 4.9;
/** From when on signs of leaving are looked for, after the arrival at a page. Source: ENGAGE-07. */
export const EXIT_START_MS = 5 * SECOND_MS;
/** Until when they are ignored. */
export const EXIT_QUIET_MS = 30 * SECOND_MS;
/** How long after that a shopper who gives no sign is asked. */
export const EXIT_TIMER_MS = 30 * SECOND_MS;
/** The mouse this close to the page's upper edge is a sign. */
export const EXIT_EDGE_PX = 20;
/** A swipe up that is longer is a sign. */
export const EXIT_SWIPE_PX = 50;
/** Where such a swipe has to end, from the upper edge. */
export const EXIT_SWIPE_ZONE_PX = 100;

/** How long after the start of its hour a page may still be shown: made at the hour's end, and then kept by caches. */
export const PAGE_AGE_MS = HOUR_MS + 15 * 60 * SECOND_MS;

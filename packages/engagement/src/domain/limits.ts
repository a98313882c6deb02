const SECOND_MS = 1000;
export const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** How long a countdown runs that was given no end. Source: ENGAGE-09. */
export const DEFAULT_COUNTDOWN_MS = 2 * DAY_MS;
/** A browser's clock that differs from the server's by less is taken as right: the response may have waited in a cache this long. */
export const TOLERATED_CLOCK_OFFSET_MS = 60 * SECOND_MS;

/** Of the samples of customers, reviews, downloads and people shopping: the least and the most. Source: ENGAGE-10. */
export const SAMPLE_RANGES = [
  [150, 200],
  [800, 1000],
  [2000, 2500],
  [5, 25],
] as const;
/** Stars out of five. Source: ENGAGE-10. */
export const SAMPLE_RATING = 4.9;

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** How often a visitor may spin. Source: ENGAGE-03. */
export const SPINS_PER_VISITOR = 3;
/** What the odds of all segments add up to. */
export const ODDS_TOTAL = 1000;
/** How long after the page has loaded the wheel may show itself. Source: ENGAGE-03. */
export const WHEEL_DELAY_MS = 8 * SECOND_MS;
/** How long a spun discount can be used. */
export const WHEEL_COUPON_LIFE_MS = 7 * DAY_MS;
/** How long spins are counted; then a visitor has three new ones. Source: ENGAGE-03. */
export const WHEEL_LIFE_MS = 30 * DAY_MS;
/** How long the dial turns before it has landed. */
export const WHEEL_TURN_MS = 4 * SECOND_MS;

/** What tracking stores in a browser after marketing consent, and only then: for the table of a privacy page. */
export const TRACKING_STORAGE = [
  { pattern: "shop_activity_*", kind: "local", lifetimeDays: 7 },
  { pattern: "shop_tab", kind: "session", lifetimeDays: null },
  { pattern: "shop_visit", kind: "session", lifetimeDays: null },
] as const;

/** The yes that was reported, or was to be. It outlives a withdrawal until that is reported too: it is how the browser knows that it must be. */
export const TRACKING_REPORTED_KEY = "shop_tracking_reported";

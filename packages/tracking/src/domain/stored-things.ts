/** What tracking stores in a browser, all of it after marketing consent: for the table of a privacy page. */
export const TRACKING_STORAGE = [
  { pattern: "shop_activity_*", kind: "local", lifetimeDays: 7 },
  { pattern: "shop_tracking_reported", kind: "local", lifetimeDays: 365 },
  { pattern: "shop_tab", kind: "session", lifetimeDays: 0 },
  { pattern: "shop_visit", kind: "session", lifetimeDays: 0 },
] as const;

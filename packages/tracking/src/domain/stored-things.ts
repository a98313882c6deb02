import type { TrackingCategory } from "./event-routes.ts";

/** What tracking stores in a browser after marketing consent, and only then: for the table of a privacy page. */
export const TRACKING_STORAGE = [
  { pattern: "shop_activity_*", kind: "local", lifetimeDays: 7 },
  { pattern: "shop_tab", kind: "session", lifetimeDays: null },
  { pattern: "shop_visit", kind: "session", lifetimeDays: null },
] as const;

/** What tracking stores after statistics consent, only where there is an analytics tag, and after a purchase. */
export const ANALYTICS_STORAGE = [{ pattern: "shop_analytics_*", kind: "local", lifetimeDays: 7 }] as const;

/** The orders whose purchase was sent. */
export const PURCHASE_KEYS: Readonly<Record<TrackingCategory, string>> = {
  marketing: "shop_activity_purchases",
  statistics: "shop_analytics_purchases",
};

/** The yes that was reported, or was to be. It outlives a withdrawal until that is reported too: it is how the browser knows that it must be. */
export const TRACKING_REPORTED_KEY = "shop_tracking_reported";

export { accountMark } from "./domain/account-mark.ts";
export { type DeviceContext, deviceContext, type WidthClass, widthClass } from "./domain/device-context.ts";
export * from "./domain/event-list.ts";
export {
  DESTINATION_RULES,
  DESTINATIONS,
  type Destination,
  EVENT_ROUTES,
  type MarketingCallName,
  type TrackingCategory,
} from "./domain/event-routes.ts";
export { type ConsentView, type Refusal, refusalAtCreation, refusalAtSending, type Stamp } from "./domain/stamp.ts";
export { ANALYTICS_STORAGE, TRACKING_REPORTED_KEY, TRACKING_STORAGE } from "./domain/stored-things.ts";
export { type AnalyticsEvent, toAnalytics } from "./domain/to-analytics.ts";
export { type MarketingEvent, toMarketing } from "./domain/to-marketing.ts";
export type { TrackedItem, TrackedMoney } from "./domain/tracked-item.ts";

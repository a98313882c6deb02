// The marketing service for browsers: loaded when it is needed, never with a page.

export { type MarketingCalls, marketingCalls } from "../contract/operations/marketing.ts";
export { CONSENT_CATEGORIES, type ConsentStamp } from "../contract/operations/marketing-call.ts";
export { MARKETING_PLATFORMS, marketingPlatform } from "../contract/operations/tracking.ts";
export * from "./create-tracking-client.ts";
export type { MarketingClientOptions } from "./make-marketing-call.ts";
export * from "./marketing-transport.ts";

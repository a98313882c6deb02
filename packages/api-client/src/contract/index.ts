export * from "./entities/activity.ts";
export * from "./entities/content.ts";
export * from "./entities/contest.ts";
export * from "./entities/engagement.ts";
export * from "./entities/figure.ts";
export * from "./entities/newsletter.ts";
export * from "./entities/product-details.ts";
export * from "./entities/review.ts";
export * from "./entities/wheel.ts";
export * from "./operations/content.ts";
export * from "./operations/marketing.ts";
export {
  type ConsentStamp,
  MARKETING_BASE_PATH,
  MARKETING_DEFAULT_CURRENCY,
  type MarketingCall,
} from "./operations/marketing-call.ts";
export { MARKETING_PLATFORMS, marketingPlatform } from "./operations/tracking.ts";
export * from "./served.ts";

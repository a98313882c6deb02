export * from "./entities/activity.ts";
export * from "./entities/content.ts";
export * from "./entities/contest.ts";
export * from "./entities/engagement.ts";
export * from "./entities/newsletter.ts";
export * from "./entities/review.ts";
export * from "./entities/wheel.ts";
export * from "./operations/content.ts";
export {
  MARKETING_BASE_PATH,
  MARKETING_DEFAULT_CURRENCY,
  type MarketingCall,
} from "./operations/marketing-call.ts";
export * from "./operations/planned.ts";
export { MARKETING_PLATFORMS } from "./operations/tracking.ts";
export * from "./served.ts";

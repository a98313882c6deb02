export { createActivityGateway } from "./activity-gateway.ts";
export { createAnalyticsTag } from "./analytics-tag.ts";
export { createPageLife, createPageScroll, readDeviceContext } from "./browser-page.ts";
export { createMarketingGateway, type MarketingService } from "./marketing-gateway.ts";

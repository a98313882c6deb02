export { createActivityGateway } from "./activity-gateway.ts";
export { createAnalyticsTag } from "./analytics-tag.ts";
export { createDeviceReader, createPageLife, createPageScroll } from "./browser-page.ts";
export { createMarketingGateway, type MarketingService } from "./marketing-gateway.ts";
export { createPageTasks } from "./page-tasks.ts";

export { createMarketingTransport } from "@shop/api-client/server";
export { deleteOldTracked, listDripEvents } from "./drip-events.ts";
export { forwardEvents } from "./forward-events.ts";
export { deleteOldForwards } from "./forwards.ts";
export { DRIP_EVENTS_OF_USER } from "./limits.ts";
export { createMarketingRoutes } from "./marketing-routes.ts";
export { reportKnownEvents } from "./report-known-events.ts";

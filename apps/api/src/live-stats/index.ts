export { createLiveStatsHandlers } from "./live-stats-handlers.ts";

export { type ChatClient, createChatGateway } from "./chat-gateway.ts";
export { createLiveStatsGateway, type LiveStatsClient } from "./live-stats-gateway.ts";
export { createSampleLiveStats } from "./sample-live-stats.ts";

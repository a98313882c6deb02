export { createBroadcastTabs, type TabChannel } from "./broadcast-tabs.ts";
export { type ChatClient, createChatGateway } from "./chat-gateway.ts";
export { createLiveStatsGateway, type LiveStatsClient } from "./live-stats-gateway.ts";
export { createPageExitMoves } from "./page-exit-moves.ts";
export { createSaleGateway, type SaleClient } from "./sale-gateway.ts";
export { createSampleLiveStats } from "./sample-live-stats.ts";
export { browserSha256 } from "./wheel/browser-sha256.ts";
export { copyInBrowser } from "./wheel/copy-in-browser.ts";
export { createWheelGateway } from "./wheel/wheel-gateway.ts";

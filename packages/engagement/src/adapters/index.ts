export { createBroadcastTabs, type TabChannel } from "./broadcast-tabs.ts";
export { type ChatClient, createChatGateway } from "./chat-gateway.ts";
export { browserSha256 } from "./wheel/browser-sha256.ts";
export { copyInBrowser } from "./wheel/copy-in-browser.ts";
export { createWheelGateway } from "./wheel/wheel-gateway.ts";
export { createPageExitMoves } from "./page-exit-moves.ts";

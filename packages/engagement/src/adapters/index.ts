export { createBroadcastTabs, type TabChannel } from "./broadcast-tabs.ts";
export { type ChatClient, createChatGateway } from "./chat-gateway.ts";
export { createPageExitMoves } from "./page-exit-moves.ts";

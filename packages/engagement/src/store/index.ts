export {
  type AttentionDeps,
  type AttentionState,
  type AttentionStore,
  createAttentionStore,
} from "./attention-store.ts";
export { CHAT_CHANGED_KEY } from "./chat-delivery.ts";
export * from "./chat-deps.ts";
export { CHAT_DRAFT_KEY } from "./chat-draft.ts";
export * from "./chat-ports.ts";
export type { ChatActions, ChatState, ChatStore } from "./chat-state.ts";
export * from "./chat-store.ts";
export { followDialogs, type ShownDialog } from "./follow-dialogs.ts";
export {
  createLiveSalesStore,
  type LiveSalesDeps,
  type LiveSalesState,
  type LiveSalesStore,
} from "./live-sales-store.ts";
export type {
  ContestNote,
  ExitMoves,
  Listed,
  LiveStatsSource,
  PopUpTabs,
  SaleEvent,
  SaleGateway,
  SaleTracker,
  TabNews,
} from "./ports.ts";
export { createSaleWatch, type SaleWatch, type SaleWatchState } from "./sale-watch.ts";
export { watchExit } from "./watch-exit.ts";
export { createWheelStore, type WheelDeps, type WheelState, type WheelStore } from "./wheel/wheel-store.ts";
export type { CopyText, Wheel, WheelDraw, WheelGateway } from "./wheel-ports.ts";

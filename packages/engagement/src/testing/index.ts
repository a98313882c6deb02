export { type AttentionWorld, buildAttention } from "./build-attention.ts";
export * from "./build-chat.ts";
export * from "./build-chat-world.ts";
export { buildLiveStat } from "./build-live-stat.ts";
export { buildContestNote, buildSaleWindow, createFakeSaleGateway } from "./build-sale-window.ts";
export * from "./fake-chat-gateway.ts";
export { createFakeExitMoves, type FakeExitMoves } from "./fake-exit-moves.ts";
export { createFakeBrowser, type FakeBrowser } from "./fake-pop-up-tabs.ts";
export * from "./wheel/build-wheel.ts";

export { type AttentionWorld, buildAttention } from "./build-attention.ts";
export { createFakeBrowser, type FakeBrowser } from "./fake-pop-up-tabs.ts";

// Each language is a separate module: a host's bundle contains only those it imports.
export { betaMessages } from "./beta-by-language.ts";
export type { BetaMessageKey } from "./beta-en.ts";
export { engagementMessages, saleMessages } from "./by-language.ts";
export { chatMessages } from "./chat-by-language.ts";
export { chatDe as chatMessagesDe } from "./chat-de.ts";
export { type ChatMessageKey, type ChatMessages, chatEn as chatMessagesEn } from "./chat-en.ts";
export { chatJa as chatMessagesJa } from "./chat-ja.ts";
export { de as engagementMessagesDe } from "./de.ts";
export { type EngagementMessageKey, en as engagementMessagesEn } from "./en.ts";
export { ja as engagementMessagesJa } from "./ja.ts";
export type { SaleMessageKey } from "./sale-en.ts";
export { wheelMessages } from "./wheel-by-language.ts";
export { wheelMessagesDe } from "./wheel-de.ts";
export { type WheelMessageKey, wheelMessagesEn } from "./wheel-en.ts";
export { wheelMessagesJa } from "./wheel-ja.ts";

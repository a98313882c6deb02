// Each language is a separate module: a host's bundle contains only those it imports.
export { engagementMessages, saleMessages } from "./by-language.ts";
export { chatMessages } from "./chat-by-language.ts";
export { chatDe as chatMessagesDe } from "./chat-de.ts";
export { type ChatMessageKey, type ChatMessages, chatEn as chatMessagesEn } from "./chat-en.ts";
export { chatJa as chatMessagesJa } from "./chat-ja.ts";
export { de as engagementMessagesDe } from "./de.ts";
export { type EngagementMessageKey, en as engagementMessagesEn } from "./en.ts";
export { ja as engagementMessagesJa } from "./ja.ts";
export { de as saleMessagesDe } from "./sale-de.ts";
export { en as saleMessagesEn, type SaleMessageKey } from "./sale-en.ts";
export { ja as saleMessagesJa } from "./sale-ja.ts";
export { wheelMessages } from "./wheel-by-language.ts";
export { wheelMessagesDe } from "./wheel-de.ts";
export { type WheelMessageKey, wheelMessagesEn } from "./wheel-en.ts";
export { wheelMessagesJa } from "./wheel-ja.ts";

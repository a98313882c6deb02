// Each language is a separate module: a host's bundle contains only those it imports.
export { messages } from "./by-language.ts";
export { de as catalogMessagesDe } from "./de.ts";
export { en as catalogMessagesEn } from "./en.ts";
export { ja as catalogMessagesJa } from "./ja.ts";
export type { CatalogMessageKey, CatalogMessages, CatalogShelfKey } from "./message-types.ts";
export { type PlayerMessages, playerMessages } from "./player-by-language.ts";
export { playerMessagesDe } from "./player-de.ts";
export { type PlayerMessageKey, playerMessagesEn } from "./player-en.ts";
export { playerMessagesJa } from "./player-ja.ts";
export { catalogShelfDe } from "./shelf-de.ts";
export { catalogShelfEn } from "./shelf-en.ts";
export { catalogShelfJa } from "./shelf-ja.ts";

// Each language is a separate module: a host's bundle contains only those it imports.
export { cartButtonsDe } from "./buttons-de.ts";
export { cartButtonsEn } from "./buttons-en.ts";
export { cartButtonsJa } from "./buttons-ja.ts";
export { messages } from "./by-language.ts";
export { de as cartMessagesDe } from "./de.ts";
export { en as cartMessagesEn } from "./en.ts";
export { ja as cartMessagesJa } from "./ja.ts";
export type { CartButtonKey, CartMessageKey, CartMessages } from "./message-types.ts";

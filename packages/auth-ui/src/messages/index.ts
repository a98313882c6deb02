// Each language is a separate module: a host's bundle contains only those it imports.
export { messages } from "./by-language.ts";
export { de as authMessagesDe } from "./de.ts";
export { type AuthMessageKey, en as authMessagesEn } from "./en.ts";
export { ja as authMessagesJa } from "./ja.ts";

// Each language is a separate module: a host's bundle contains only those it imports.
export { accountMessages } from "./by-language.ts";
export { de as accountMessagesDe } from "./de.ts";
export { type AccountMessageKey, en as accountMessagesEn } from "./en.ts";
export { ja as accountMessagesJa } from "./ja.ts";

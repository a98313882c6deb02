// Each language is a module of its own: a host's bundle holds those it imports.
export { messages } from "./by-language.ts";
export { de as authMessagesDe } from "./de.ts";
export { type AuthMessageKey, en as authMessagesEn } from "./en.ts";
export { ja as authMessagesJa } from "./ja.ts";

// Each language is a separate module: a host's bundle contains only those it imports.
export { type ConsentMessages, consentMessages } from "./by-language.ts";
export { de as consentMessagesDe } from "./de.ts";
export { type ConsentMessageKey, en as consentMessagesEn } from "./en.ts";
export { ja as consentMessagesJa } from "./ja.ts";

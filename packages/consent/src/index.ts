export * from "./domain/asked-categories.ts";
export * from "./domain/categories.ts";
export type { ConsentChoice, ConsentPolicy } from "./domain/choice.ts";
export type { ConsentRecord } from "./domain/consent-record.ts";
export { type CookiePlace, cookiePlaces } from "./domain/cookie-places.ts";
export {
  cookiePolicy,
  type PolicyContent,
  type PolicyMessages,
  type PolicyRow,
} from "./domain/cookie-policy.ts";
export { cookiePolicyMarkdown } from "./domain/cookie-policy-markdown.ts";
export { type GrantConditions, type Grants, grantsOf, NO_GRANTS } from "./domain/grants.ts";
export { isChoiceCurrent } from "./domain/is-choice-current.ts";
export { type ConsentMark, isMarkAllowed } from "./domain/is-mark-allowed.ts";
export { isServiceAllowed } from "./domain/is-service-allowed.ts";
export { matchesHost } from "./domain/matches-host.ts";
export { matchesName } from "./domain/matches-name.ts";
export type { OwnEntry } from "./domain/own-entry.ts";
export { ownersOf } from "./domain/owners-of.ts";
export type {
  ConsentService,
  LocalText,
  ServiceStart,
  ServiceStep,
  StorageKind,
  StoredThing,
} from "./domain/service.ts";
export * from "./domain/services/index.ts";
export { readService } from "./domain/services/read-service.ts";
export { shouldAsk } from "./domain/should-ask.ts";
export { shownText } from "./domain/shown-text.ts";
export * from "./messages/index.ts";

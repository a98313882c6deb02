// Each language is a separate module: a host's bundle contains only those it imports.
export { cartMessagesDe } from "./all-de.ts";
export { cartMessagesEn } from "./all-en.ts";
export { cartMessagesJa } from "./all-ja.ts";
export { cartButtonsDe } from "./buttons-de.ts";
export { cartButtonsEn } from "./buttons-en.ts";
export { cartButtonsJa } from "./buttons-ja.ts";
export { messages } from "./by-language.ts";
export type {
  CartButtonKey,
  CartMessageKey,
  CartMessages,
  ReviewMessageKey,
  ReviewMessages,
} from "./message-types.ts";
/** Only the texts that explain a price, for mails and order pages. */
export { priceTrailDe } from "./price-trail-de.ts";
export { priceTrailEn } from "./price-trail-en.ts";
export { priceTrailJa } from "./price-trail-ja.ts";

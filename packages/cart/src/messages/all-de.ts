import { de } from "./de.ts";
import type { CartMessages, ReviewMessages } from "./message-types.ts";
import { reviewDe } from "./review-de.ts";

/** Every text of this package in one language. */
export const cartMessagesDe: CartMessages & ReviewMessages = { ...de, ...reviewDe };

import { en } from "./en.ts";
import type { CartMessages, ReviewMessages } from "./message-types.ts";
import { reviewEn } from "./review-en.ts";

/** Every text of this package in one language. */
export const cartMessagesEn: CartMessages & ReviewMessages = { ...en, ...reviewEn };

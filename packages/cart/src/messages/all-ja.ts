import { ja } from "./ja.ts";
import type { CartMessages, ReviewMessages } from "./message-types.ts";
import { reviewJa } from "./review-ja.ts";

/** Every text of this package in one language. */
export const cartMessagesJa: CartMessages & ReviewMessages = { ...ja, ...reviewJa };

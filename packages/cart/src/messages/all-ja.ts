import type { CartMessages, ReviewMessages } from "./index.ts";
import { ja } from "./ja.ts";
import { reviewJa } from "./review-ja.ts";

/** Every text of this package in one language. */
export const cartMessagesJa: CartMessages & ReviewMessages = { ...ja, ...reviewJa };

import { formatMessage } from "@shop/kernel";
import type { Counting } from "../domain/counting.ts";
import type { CartMessages } from "./message-types.ts";

/** A quantity in words: `2 seats`, or `2 ×` of what isn't a licence. Empty for what is bought once. `locale` is the messages' language. */
export function describeQuantity(count: number, counting: Counting, messages: CartMessages, locale: string): string {
  return counting === "once" ? "" : formatMessage(messages[`cart.${counting}`], { count }, locale);
}

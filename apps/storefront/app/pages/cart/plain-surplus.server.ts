import type { WireCart, WireOwnedProducts } from "@shop/api-client";
import { messages as cartMessages, countingOf, findOwnedLines } from "@shop/cart";
import { formatMessage, type Locale } from "@shop/kernel";
import { type CartInput, type Currency, priceInText } from "@shop/pricing";
import type { Visitor } from "../../request/visitor.ts";

/** Something that the cart needn't contain, in words, with what its button removes. */
export interface PlainSurplus {
  readonly words: string;
  readonly name: string;
  readonly count: number;
  readonly removeLabel: string;
}

interface SurplusDeps {
  readonly visitor: Pick<Visitor, "api" | "currency">;
  readonly locale: Locale;
}

/** What the cart contains twice, or the customer owns already, and what removing it saves. Source: CART-09, CART-13. */
export async function readSurplus(
  cart: WireCart,
  pricing: CartInput | null,
  { visitor, locale }: SurplusDeps,
): Promise<readonly PlainSurplus[]> {
  const texts = cartMessages[locale];
  const currency: Currency = cart.currency ?? visitor.currency;
  const labelOf = (name: string, count: number) => {
    const line = cart.products.find((product) => product.name === name);
    const isSome = line !== undefined && line.quantity > count && countingOf(line.type) === "seats";
    return isSome
      ? formatMessage(texts["cart.removeSeats"], { name, count }, locale)
      : formatMessage(texts["cart.removeItem"], { name });
  };
  const doubled = (cart.doubled_parts ?? []).map(({ name, bundle, quantity: count, saved }): PlainSurplus => {
    const params = { name, bundle, count, saved: priceInText(saved, currency, locale) };
    const words = formatMessage(texts[saved > 0 ? "cart.partSaves" : "cart.partInBundle"], params, locale);
    return { words, name, count, removeLabel: labelOf(name, count) };
  });
  const owned = (await ownedLines(cart, pricing, visitor)).map(
    ({ name, quantity: count, savedMinor }): PlainSurplus => {
      const params = { name, saved: priceInText(savedMinor, currency, locale) };
      const words = formatMessage(texts[savedMinor > 0 ? "cart.ownedSaves" : "cart.lineOwned"], params);
      return { words, name, count, removeLabel: labelOf(name, count) };
    },
  );
  return [...doubled, ...owned.filter(({ name }) => !doubled.some((part) => part.name === name))];
}

/** Nothing for a visitor, and if the call for the customer's products fails: the cart itself is still right. */
async function ownedLines(cart: WireCart, pricing: CartInput | null, { api }: SurplusDeps["visitor"]) {
  if (!pricing?.isLoggedIn || cart.products.length === 0) return [];
  const answer = await api.call("getOwnedProducts", {});
  return answer.isOk ? findOwnedLines(pricing, ownedNames(answer.value)) : [];
}

/** Services are used up: nobody owns one. */
function ownedNames({ plugin, bundle, samplepack }: WireOwnedProducts): ReadonlySet<string> {
  return new Set([...plugin, ...bundle, ...samplepack].map(({ name }) => name));
}

import { formatMessage, joinSentences, type Messages } from "@shop/kernel";
import { type Currency, priceInText } from "@shop/pricing";
import { accountPrice } from "./account-price.ts";
import type { Product } from "./product.ts";

type Texts = Messages<"catalog.accountPrice" | "catalog.firstPurchasePrice">;

/** What a product costs with an account, in sentences of the language of `locale`. Empty if that is no less than without one. */
export function accountPriceInWords(
  product: Pick<Product, "prices">,
  wanted: Currency,
  { locale, messages }: { readonly locale: string; readonly messages: Texts },
): string {
  const price = accountPrice(product, wanted);
  if (price === null) return "";
  const { currency, priceMinor, firstPurchaseMinor } = price;
  const write = (key: keyof Texts, amountMinor: number) =>
    formatMessage(messages[key], { price: priceInText(amountMinor, currency, locale) });
  const words = [write("catalog.accountPrice", priceMinor)];
  if (firstPurchaseMinor !== null) words.push(write("catalog.firstPurchasePrice", firstPurchaseMinor));
  return joinSentences(words, locale);
}

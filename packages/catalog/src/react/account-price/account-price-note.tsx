"use client";
import { formatMessage } from "@shop/kernel";
import { CURRENCIES, type Currency, priceInText } from "@shop/pricing";
import { accountPrice } from "../../domain/account-price.ts";
import type { Product } from "../../domain/product.ts";
import { useCatalogLocale, usePriceSettings } from "../provider/catalog-provider.tsx";
import { useShelfMessages } from "../provider/use-shelf-messages.ts";

export interface AccountPriceNoteProps {
  product: Pick<Product, "prices">;
  /**
   * The one currency to show. Default: the provider's; without one all are in the markup and the style sheet selects one, as in
   * `PriceTag`.
   */
  currency?: Currency | null;
}

/** For a visitor: what the product costs with an account, and on a new account's first purchase. Empty if that is no less. */
export function AccountPriceNote({ product, currency }: AccountPriceNoteProps) {
  const settings = usePriceSettings();
  const only = currency === undefined ? settings.currency : currency;
  return (
    <span className="shop-price" data-only={only ?? undefined}>
      {(only ? [only] : CURRENCIES).map((shown) => (
        <span key={shown} className="shop-price__in" data-currency={shown}>
          <Words product={product} currency={shown} />
        </span>
      ))}
    </span>
  );
}

function Words({ product, currency: wanted }: { product: Pick<Product, "prices">; currency: Currency }) {
  const messages = useShelfMessages();
  const locale = useCatalogLocale();
  const price = accountPrice(product, wanted);
  if (price === null) return null;
  const { currency, priceMinor, firstPurchaseMinor } = price;
  const write = (key: "catalog.accountPrice" | "catalog.firstPurchasePrice", amountMinor: number) =>
    formatMessage(messages[key], { price: priceInText(amountMinor, currency, locale) });
  const words = [write("catalog.accountPrice", priceMinor)];
  if (firstPurchaseMinor !== null) words.push(write("catalog.firstPurchasePrice", firstPurchaseMinor));
  return words.join(" ");
}

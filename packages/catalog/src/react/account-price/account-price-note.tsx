"use client";
import { CURRENCIES, type Currency } from "@shop/pricing";
import { accountPriceInWords } from "../../domain/account-price-in-words.ts";
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
  const messages = useShelfMessages();
  const locale = useCatalogLocale();
  const only = currency === undefined ? settings.currency : currency;
  return (
    <span className="shop-price" data-only={only ?? undefined}>
      {(only ? [only] : CURRENCIES).map((shown) => (
        <span key={shown} className="shop-price__in" data-currency={shown}>
          {accountPriceInWords(product, shown, { locale, messages })}
        </span>
      ))}
    </span>
  );
}

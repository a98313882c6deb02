"use client";
import { CURRENCIES, type Currency, formatPrice, priceUnit } from "@shop/pricing";
import { classNames, Figure, type FigureProps, VisuallyHidden } from "@shop/ui";
import type { Product, ProductPrice } from "../../domain/product.ts";
import { usePriceSettings } from "../provider/catalog-provider.tsx";
import { useShelfMessages } from "../provider/use-shelf-messages.ts";

export interface PriceTagProps {
  product: Pick<Product, "prices">;
  /** Default: text. */
  size?: FigureProps["size"];
  /** Shows the price with the customer's loyalty discount, and says that it is personal. Default: the provider's. */
  isLoggedIn?: boolean;
  /** The one currency to show. Default: the provider's; without one all are in the markup and the style sheet picks. */
  currency?: Currency | null;
  className?: string;
}

/**
 * What one unit costs: the regular price struck through beside what is paid. In cached pages it carries every currency;
 * `html[data-currency]` shows one, euros where nothing is set, and the others are hidden from everybody.
 */
export function PriceTag({ product, size = "text", className, ...own }: PriceTagProps) {
  const settings = usePriceSettings();
  const isLoggedIn = own.isLoggedIn ?? settings.isLoggedIn;
  const currency = own.currency === undefined ? settings.currency : own.currency;
  return (
    <span className={classNames("shop-price", className)} data-size={size} data-only={currency ?? undefined}>
      {(currency ? [currency] : CURRENCIES).map((shown) => (
        <PriceIn key={shown} currency={shown} price={product.prices[shown]} isLoggedIn={isLoggedIn} size={size} />
      ))}
    </span>
  );
}

interface PriceInProps {
  currency: Currency;
  price: ProductPrice;
  isLoggedIn: boolean;
  size: FigureProps["size"];
}

function PriceIn({ currency, price, isLoggedIn, size }: PriceInProps) {
  const messages = useShelfMessages();
  const nowMinor = priceUnit(price, { currency, isLoggedIn }).priceMinor;
  const isReduced = nowMinor < price.fullPriceMinor;
  if (price.fullPriceMinor === 0) {
    return (
      <span className="shop-price__in" data-currency={currency}>
        <Figure size={size}>{messages["catalog.free"]}</Figure>
      </span>
    );
  }
  return (
    <span className="shop-price__in" data-currency={currency}>
      {isReduced && (
        <>
          <VisuallyHidden>{messages["catalog.regularPrice"]} </VisuallyHidden>
          <Figure struck className="shop-price__regular">
            {formatPrice(price.fullPriceMinor, currency)}
          </Figure>{" "}
        </>
      )}
      <VisuallyHidden>{isReduced ? messages["catalog.priceNow"] : messages["catalog.price"]} </VisuallyHidden>
      <Figure size={size} live={isReduced} className="shop-price__now">
        {formatPrice(nowMinor, currency)}
      </Figure>
      {isLoggedIn && isReduced && (
        <span className="shop-price__personal shop-label"> {messages["catalog.personalPrice"]}</span>
      )}
    </span>
  );
}

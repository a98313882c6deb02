"use client";
import { formatMessage } from "@shop/kernel";
import { CURRENCIES, type Currency, formatPrice } from "@shop/pricing";
import { classNames, Figure, type FigureProps, VisuallyHidden } from "@shop/ui";
import { type PriceInCurrency, priceIn } from "../../domain/price-in.ts";
import type { ProductOnShelf, ShelfPrice } from "../../domain/shelf-price.ts";
import { usePriceSettings } from "../provider/catalog-provider.tsx";
import { useShelfMessages } from "../provider/use-shelf-messages.ts";
import { useShelfPrice } from "../provider/use-shelf-price.ts";

export interface PriceTagProps {
  /** A bundle with its parts is priced for a shopper who already owns some of them. */
  product: ProductOnShelf;
  /** Default: text. */
  size?: FigureProps["size"];
  /** The one currency to show. Default: the provider's; without one all are in the markup and the style sheet selects one. */
  currency?: Currency | null;
  className?: string;
}

/**
 * What one unit costs, as the cart charges it: the regular price struck through beside the current one, the running campaign
 * or that the product has a sale of its own, and the reasons for the shopper's own price. In cached pages it includes every currency; `html[data-currency]` shows one, euros by
 * default, and the others are hidden from everybody.
 */
export function PriceTag({ product, size = "text", className, currency }: PriceTagProps) {
  const settings = usePriceSettings();
  const priceOf = useShelfPrice();
  const only = currency === undefined ? settings.currency : currency;
  return (
    <span className={classNames("shop-price", className)} data-size={size} data-only={only ?? undefined}>
      {(only ? [only] : CURRENCIES).map((shown) => (
        <PriceIn
          key={shown}
          shownFor={shown}
          stated={priceIn(product.prices, shown)}
          price={priceOf(product, shown)}
          isPersonal={settings.shelf !== null}
          size={size}
        />
      ))}
    </span>
  );
}

interface PriceInProps {
  /** The shopper's currency; the price is in the currency in which it is stated. */
  shownFor: Currency;
  stated: PriceInCurrency;
  price: ShelfPrice;
  isPersonal: boolean;
  size: FigureProps["size"];
}

function PriceIn({ shownFor, stated, price, isPersonal, size }: PriceInProps) {
  const messages = useShelfMessages();
  const { priceMinor, campaign, completion, salePercent, offerTitle } = price;
  const { currency } = stated;
  const regularMinor = stated.price.fullPriceMinor;
  const isReduced = priceMinor < regularMinor;
  if (regularMinor === 0) {
    return (
      <span className="shop-price__in" data-currency={shownFor}>
        <Figure size={size}>{messages["catalog.free"]}</Figure>
      </span>
    );
  }
  const sale = offerTitle ?? campaign?.title ?? (isReduced && salePercent > 0 && messages["catalog.onSale"]);
  const own = completion
    ? formatMessage(messages["catalog.ownedParts"], countParts(completion.parts))
    : isPersonal && isReduced && messages["catalog.personalPrice"];
  return (
    <span className="shop-price__in" data-currency={shownFor}>
      {isReduced && (
        <>
          <VisuallyHidden>{messages["catalog.regularPrice"]} </VisuallyHidden>
          <Figure struck className="shop-price__regular">
            {formatPrice(regularMinor, currency)}
          </Figure>{" "}
        </>
      )}
      <VisuallyHidden>{isReduced ? messages["catalog.priceNow"] : messages["catalog.price"]} </VisuallyHidden>
      <Figure size={size} live={isReduced} className="shop-price__now">
        {formatPrice(priceMinor, currency)}
      </Figure>
      {sale && <span className="shop-price__campaign shop-label"> {sale}</span>}
      {own && <span className="shop-price__personal shop-label"> {own}</span>}
    </span>
  );
}

function countParts(parts: ReadonlyArray<{ readonly isOwned: boolean }>) {
  return { owned: parts.filter(({ isOwned }) => isOwned).length, count: parts.length };
}

"use client";
import { CURRENCIES, formatPrice, type PriceByCurrency } from "@shop/pricing";
import { Figure, type FigureProps } from "@shop/ui";
import { usePriceSettings } from "../provider/catalog-provider.tsx";

export interface AmountTagProps {
  /** Minor units. */
  amounts: PriceByCurrency;
  /** Default: text. */
  size?: FigureProps["size"];
}

/** A plain amount, a sum for instance. Shows one currency by the same means as `PriceTag`. */
export function AmountTag({ amounts, size = "text" }: AmountTagProps) {
  const { currency } = usePriceSettings();
  return (
    <span className="shop-price" data-only={currency ?? undefined}>
      {(currency ? [currency] : CURRENCIES).map((shown) => (
        <span key={shown} className="shop-price__in" data-currency={shown}>
          <Figure size={size}>{formatPrice(amounts[shown], shown)}</Figure>
        </span>
      ))}
    </span>
  );
}

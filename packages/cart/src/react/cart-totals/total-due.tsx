"use client";
import { formatPrice } from "@shop/pricing";
import { CartPrice } from "../cart-lines/cart-price.tsx";
import { useCart } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";
import { TotalsRow } from "./totals-row.tsx";

/** The amount to pay beside the regular total, and the saving. */
export function TotalDue() {
  const regularMinor = useCart((state) => state.totalRegularMinor);
  const totalMinor = useCart((state) => state.totalDiscountMinor);
  const currency = useCart((state) => state.currency);
  const text = useCartText();
  const savedMinor = regularMinor - totalMinor;
  return (
    <dl className="shop-cart-totals__rows">
      <div className="shop-cart-totals__row" data-kind="total">
        <dt>
          {text("cart.total")} <span className="shop-cart-totals__vat">{text("cart.vatIncluded")}</span>
        </dt>
        <dd>
          <CartPrice regularMinor={regularMinor} priceMinor={totalMinor} currency={currency} size="title" text={text} />
        </dd>
      </div>
      {savedMinor > 0 && (
        <TotalsRow term={text("cart.saved")} kind="saved">
          {formatPrice(savedMinor, currency)}
        </TotalsRow>
      )}
    </dl>
  );
}

"use client";
import { formatPrice } from "@shop/pricing";
import { classNames, Figure } from "@shop/ui";
import { useCart } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

/** The regular total struck through beside what is to be paid, and the difference as an amount. */
export function CartTotals({ className }: { className?: string }) {
  const regularMinor = useCart((state) => state.totalRegularMinor);
  const totalMinor = useCart((state) => state.totalDiscountMinor);
  const currency = useCart((state) => state.currency);
  const text = useCartText();
  const isReduced = totalMinor < regularMinor;
  return (
    <dl className={classNames("shop-cart-totals", className)}>
      {isReduced && (
        <>
          <div className="shop-cart-totals__row">
            <dt>{text("cart.regularTotal")}</dt>
            <dd>
              <Figure size="small" struck>
                {formatPrice(regularMinor, currency)}
              </Figure>
            </dd>
          </div>
          <div className="shop-cart-totals__row" data-kind="saved">
            <dt>{text("cart.saved")}</dt>
            <dd>
              <Figure size="small">{formatPrice(regularMinor - totalMinor, currency)}</Figure>
            </dd>
          </div>
        </>
      )}
      <div className="shop-cart-totals__row" data-kind="total">
        <dt>
          {text("cart.total")} <span className="shop-cart-totals__vat">{text("cart.vatIncluded")}</span>
        </dt>
        <dd>
          <Figure size="title">{formatPrice(totalMinor, currency)}</Figure>
        </dd>
      </div>
    </dl>
  );
}

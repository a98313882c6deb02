"use client";
import { formatPrice } from "@shop/pricing";
import { classNames } from "@shop/ui";
import { CartPrice } from "../cart-lines/cart-price.tsx";
import { WhyTotal } from "../price-trail/why-total.tsx";
import { useCart } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";
import { CouponTerm } from "./coupon-term.tsx";
import { TotalsRow } from "./totals-row.tsx";

/**
 * The regular total struck through beside the amount to pay. Above it, multi-buy and each coupon have their own lines, and the reasons
 * are shown on demand.
 */
export function CartTotals({ className }: { className?: string }) {
  const regularMinor = useCart((state) => state.totalRegularMinor);
  const totalMinor = useCart((state) => state.totalDiscountMinor);
  const currency = useCart((state) => state.currency);
  const priced = useCart((state) => state.priced);
  const codes = useCart((state) => state.coupons);
  const text = useCartText();
  const { subtotalMinor, multiBuyMinor } = priced;
  const savedMinor = regularMinor - totalMinor;
  const price = (amountMinor: number) => formatPrice(amountMinor, currency);
  const off = (amountMinor: number | undefined) =>
    amountMinor === undefined ? null : text("price.amountOff", { price: price(amountMinor) });
  const offByCode = new Map(priced.coupons.map(({ code, amountMinor }) => [code, amountMinor]));
  return (
    <div className={classNames("shop-cart-totals", className)}>
      <dl className="shop-cart-totals__rows">
        {(multiBuyMinor > 0 || codes.length > 0) && (
          <TotalsRow term={text("cart.subtotal")}>{price(subtotalMinor)}</TotalsRow>
        )}
        {multiBuyMinor > 0 && (
          <TotalsRow term={text("cart.multiBuy")} kind="off">
            {off(multiBuyMinor)}
          </TotalsRow>
        )}
        {codes.map((code) => (
          <TotalsRow key={code} term={<CouponTerm code={code} />} kind="off">
            {off(offByCode.get(code))}
          </TotalsRow>
        ))}
        <div className="shop-cart-totals__row" data-kind="total">
          <dt>
            {text("cart.total")} <span className="shop-cart-totals__vat">{text("cart.vatIncluded")}</span>
          </dt>
          <dd>
            <CartPrice
              regularMinor={regularMinor}
              priceMinor={totalMinor}
              currency={currency}
              size="title"
              text={text}
            />
          </dd>
        </div>
        {savedMinor > 0 && (
          <TotalsRow term={text("cart.saved")} kind="saved">
            {price(savedMinor)}
          </TotalsRow>
        )}
      </dl>
      <WhyTotal priced={priced} />
    </div>
  );
}

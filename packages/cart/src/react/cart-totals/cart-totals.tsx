"use client";
import { formatPrice } from "@shop/pricing";
import { classNames } from "@shop/ui";
import { WhyTotal } from "../price-trail/why-total.tsx";
import { useCart } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";
import { CouponTerm } from "./coupon-term.tsx";
import { TotalDue } from "./total-due.tsx";
import { TotalsRow } from "./totals-row.tsx";

export interface CartTotalsProps {
  /** Omits the amount to pay and its reasons, for a place that shows them separately. */
  withoutDue?: boolean;
  className?: string;
}

/**
 * The regular total struck through beside the amount to pay. Above it, multi-buy and each coupon have their own lines, and the reasons
 * are shown on demand.
 */
export function CartTotals({ withoutDue = false, className }: CartTotalsProps) {
  const currency = useCart((state) => state.currency);
  const priced = useCart((state) => state.priced);
  const codes = useCart((state) => state.coupons);
  const text = useCartText();
  const { subtotalMinor, multiBuyMinor } = priced;
  const price = (amountMinor: number) => formatPrice(amountMinor, currency);
  const off = (amountMinor: number | undefined) =>
    amountMinor === undefined ? null : text("price.amountOff", { price: price(amountMinor) });
  const offByCode = new Map(priced.coupons.map(({ code, amountMinor }) => [code, amountMinor]));
  const hasSteps = multiBuyMinor > 0 || codes.length > 0;
  if (withoutDue && !hasSteps) return null;
  return (
    <div className={classNames("shop-cart-totals", className)}>
      {hasSteps && (
        <dl className="shop-cart-totals__rows">
          <TotalsRow term={text("cart.subtotal")}>{price(subtotalMinor)}</TotalsRow>
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
        </dl>
      )}
      {!withoutDue && (
        <>
          <TotalDue />
          <WhyTotal priced={priced} />
        </>
      )}
    </div>
  );
}

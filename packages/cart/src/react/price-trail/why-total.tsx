"use client";
import { type ExplainedCart, formatPrice, MULTI_BUY_PERCENT } from "@shop/pricing";
import { useCartText } from "../provider/use-cart-text.ts";
import { type PriceRow, PriceRows } from "./price-rows.tsx";
import { Why } from "./why.tsx";

/** Why the cart costs what it costs: from the regular prices down to the amount to pay, in the order of the rules. */
export function WhyTotal({ priced }: { priced: ExplainedCart }) {
  const text = useCartText();
  const { currency, totalRegularMinor, subtotalMinor, multiBuyMinor, coupons, totalMinor } = priced;
  const steps = [
    { what: text("cart.itemDiscounts"), offMinor: totalRegularMinor - subtotalMinor },
    { what: text("cart.multiBuyRule", { percent: MULTI_BUY_PERCENT }), offMinor: multiBuyMinor },
    ...coupons.map(({ code, amountMinor }) => ({ what: text("cart.couponLine", { code }), offMinor: amountMinor })),
  ].filter(({ offMinor }) => offMinor > 0);
  if (steps.length === 0) return null;
  const figure = (amountMinor: number) => formatPrice(amountMinor, currency);
  const rows: PriceRow[] = [rowOf(text("cart.atRegularPrices"), "", figure(totalRegularMinor))];
  let leftMinor = totalRegularMinor;
  for (const { what, offMinor } of steps) {
    leftMinor -= offMinor;
    rows.push(rowOf(what, text("price.amountOff", { price: figure(offMinor) }), figure(leftMinor)));
  }
  // If a host prices by rules of its own, the reasons aren't known here.
  if (leftMinor !== totalMinor) return null;
  return (
    <Why question={text("cart.whyTotal")}>
      <PriceRows rows={[...rows, { ...rowOf(text("cart.total"), "", figure(totalMinor)), isSum: true }]} />
    </Why>
  );
}

function rowOf(what: string, change: string, result: string): PriceRow {
  return { id: what, what, change, result, note: "" };
}

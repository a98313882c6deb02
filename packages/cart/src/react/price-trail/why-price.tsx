"use client";
import { DISCOUNT_CAP_PERCENT, type ExplainedLine, formatPrice, stepKind } from "@shop/pricing";
import { priceStepWords } from "../../messages/describe-price-step.ts";
import { useCart } from "../provider/hooks.ts";
import { useCartMessages, useCartText } from "../provider/use-cart-text.ts";
import { type PriceRow, PriceRows } from "./price-rows.tsx";
import { Why } from "./why.tsx";

interface WhyPriceProps {
  line: ExplainedLine;
  /** How many, in words: `2 seats`. Empty for what is in a cart once. */
  units: string;
}

/** Why a line costs what it costs: each step of its price, down to the amount to pay. Renders nothing if no rule applied. */
export function WhyPrice({ line, units }: WhyPriceProps) {
  const text = useCartText();
  const messages = useCartMessages();
  const currency = useCart((state) => state.currency);
  const { name, quantity, trail, totalMinor } = line;
  if (trail.length < 2) return null;
  const sumRow = (what: string, amountMinor: number): PriceRow => ({
    ...{ id: what, what, change: "", note: "" },
    result: formatPrice(amountMinor, currency),
  });
  const rows = trail.map((step, place): PriceRow => {
    const words = priceStepWords(step, currency, messages, quantity);
    return { id: `${place} ${step.rule}`, ...words };
  });
  // From here on the steps concern all units: they need the units' total.
  const firstOfLine = trail.findIndex((step) => stepKind(step.rule) === "perLine");
  const lineSoFar = trail[firstOfLine];
  if (lineSoFar && quantity > 1) {
    rows.splice(firstOfLine, 0, sumRow(text("cart.together", { quantity }), lineSoFar.baseMinor));
  }
  const hasPoints = trail.some((step) => step.rule === "points");
  const sumOf = units ? text("cart.lineTotal", { units }) : text("cart.lineOfOne");
  const notes = [
    quantity > 1 && text("cart.eachOf"),
    hasPoints && text("cart.pointsNote", { cap: DISCOUNT_CAP_PERCENT }),
  ];
  return (
    <Why question={text("cart.whyPrice")} about={name} note={notes.filter(Boolean).join(" ")}>
      <PriceRows rows={[...rows, { ...sumRow(sumOf, totalMinor), isSum: true }]} />
    </Why>
  );
}

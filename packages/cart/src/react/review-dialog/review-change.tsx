"use client";
import { type Currency, priceInText } from "@shop/pricing";
import { Alert } from "@shop/ui";
import { useCartText } from "../provider/use-cart-text.ts";
import { useReviewed, useReviewSettings } from "./review-context.ts";

/** Says that the total differs from the one last shown. A rise must be agreed to again; a fall is only reported. */
export function ReviewChange({ currency }: { currency: Currency }) {
  const { language } = useReviewSettings();
  const text = useCartText();
  const change = useReviewed(({ flow }) => (flow.name === "reviewing" ? flow.change : null));
  if (!change) return null;
  const hasRisen = change.toMinor > change.fromMinor;
  const price = (amountMinor: number) => priceInText(amountMinor, currency, language);
  const params = { from: price(change.fromMinor), to: price(change.toMinor) };
  return (
    <Alert
      type={hasRisen ? "warning" : "info"}
      title={text(hasRisen ? "review.risenTitle" : "review.fallenTitle")}
      tabIndex={-1}
      data-review="change"
    >
      {text(hasRisen ? "review.risen" : "review.fallen", params)}
    </Alert>
  );
}

"use client";
import { useRef } from "react";
import type { OrderReview } from "../../domain/order-review.ts";
import { useCartText } from "../provider/use-cart-text.ts";
import { ReviewAgreement } from "./review-agreement.tsx";
import { ReviewChange } from "./review-change.tsx";
import { ReviewGoods } from "./review-goods.tsx";
import { ReviewPlace } from "./review-place.tsx";
import { ReviewTotals } from "./review-totals.tsx";
import { useRefusalFocus } from "./use-refusal-focus.ts";

/** Goods and total first; then the shopper's choices for the invoice, the boxes and the button. Source: LAW-01. */
export function ReviewForm({ review }: { review: OrderReview }) {
  const text = useCartText();
  const form = useRef<HTMLDivElement>(null);
  const focusRefusal = useRefusalFocus(form);
  return (
    <div ref={form} className="shop-review__form">
      <section className="shop-review__section shop-review__what" aria-label={text("review.goods")}>
        <h3 className="shop-label">{text("review.goods")}</h3>
        <ReviewChange currency={review.currency} />
        <ReviewGoods review={review} />
        <ReviewTotals review={review} />
      </section>
      <section className="shop-review__section" aria-label={text("review.place")}>
        <h3 className="shop-label">{text("review.place")}</h3>
        <ReviewPlace review={review} onRefused={focusRefusal} />
        <p className="shop-review__buyer">{text("review.buyer", { ...review.buyer })}</p>
      </section>
      <section className="shop-review__section" aria-label={text("review.agreement")}>
        <ReviewAgreement review={review} onRefused={focusRefusal} />
        <p className="shop-review__buyer">{text("cart.secureCheckout")}</p>
      </section>
    </div>
  );
}

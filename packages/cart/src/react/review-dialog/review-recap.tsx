"use client";
import { formatPrice } from "@shop/pricing";
import { Figure } from "@shop/ui";
import type { OrderReview } from "../../domain/order-review.ts";
import { useCartText } from "../provider/use-cart-text.ts";
import { useQuantityWords } from "../provider/use-quantity-words.ts";

/** The goods and the total once more, in short, so that nothing is between them and the button. Source: LAW-01. */
export function ReviewRecap({ review: { lines, totalMinor, currency, tax } }: { review: OrderReview }) {
  const text = useCartText();
  const inWords = useQuantityWords();
  return (
    <div className="shop-review__recap">
      <ul className="shop-review__recap-goods">
        {lines.map((line) => (
          <li key={line.name}>{[line.name, inWords(line)].filter(Boolean).join(", ")}</li>
        ))}
      </ul>
      <p className="shop-review__recap-total">
        <span>
          {text("review.toPay")}{" "}
          <span className="shop-cart-totals__vat">
            {text(tax.vatMinor > 0 ? "cart.vatIncluded" : "review.withoutVat")}
          </span>
        </span>{" "}
        <Figure size="title">{formatPrice(totalMinor, currency)}</Figure>
      </p>
    </div>
  );
}

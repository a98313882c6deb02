"use client";
import { type Currency, formatPrice } from "@shop/pricing";
import type { OrderReview, OrderReviewLine } from "../../domain/order-review.ts";
import { priceStepWords } from "../../messages/describe-price-step.ts";
import { CartPrice } from "../cart-lines/cart-price.tsx";
import { CartNote } from "../cart-note/cart-note.tsx";
import { type PriceRow, PriceRows } from "../price-trail/price-rows.tsx";
import { Why } from "../price-trail/why.tsx";
import { useCartMessages, useCartText } from "../provider/use-cart-text.ts";
import { useQuantityWords } from "../provider/use-quantity-words.ts";
import { useReviewSettings } from "./review-context.ts";

/** The ordered products, line by line, each with its price and, on demand, the reasons. */
export function ReviewGoods({ review }: { review: OrderReview }) {
  return (
    <ul className="shop-review__goods">
      {review.lines.map((line) => (
        <GoodsLine key={line.name} line={line} currency={review.currency} />
      ))}
    </ul>
  );
}

function GoodsLine({ line, currency }: { line: OrderReviewLine; currency: Currency }) {
  const text = useCartText();
  const { productPicture } = useReviewSettings();
  const { name, quantity, unitRegularMinor, unitPriceMinor, subtotalMinor, ownedParts } = line;
  const words = useQuantityWords()(line);
  const hasEach = quantity > 1 && unitPriceMinor * quantity === subtotalMinor;
  const each = hasEach ? [text("cart.each", { price: formatPrice(unitPriceMinor, currency) })] : [];
  return (
    <li className="shop-review__line">
      {productPicture && (
        <span className="shop-review__picture" aria-hidden="true">
          {productPicture(name)}
        </span>
      )}
      <span className="shop-review__name">{name}</span>
      <CartPrice
        regularMinor={unitRegularMinor * quantity}
        priceMinor={subtotalMinor}
        currency={currency}
        text={text}
      />
      {words && <CartNote>{[words, ...each].join(" · ")}</CartNote>}
      {ownedParts.length > 0 && <CartNote tone="gain">{text("review.ownedParts", { names: ownedParts })}</CartNote>}
      <WhyLine line={line} currency={currency} />
    </li>
  );
}

/** The trail of a line's price, from the server. Renders nothing if no rule applied. */
function WhyLine({ line, currency }: { line: OrderReviewLine; currency: Currency }) {
  const text = useCartText();
  const messages = useCartMessages();
  const { name, quantity, trail } = line;
  if (trail.length < 2) return null;
  const rows = trail.map((step, place): PriceRow => {
    return { id: `${place} ${step.rule}`, ...priceStepWords(step, currency, messages, quantity) };
  });
  return (
    <div className="shop-review__why">
      <Why
        question={text("cart.whyPrice")}
        about={name}
        note={quantity > 1 ? text("cart.eachOf", { quantity }) : undefined}
      >
        <PriceRows rows={rows} />
      </Why>
    </div>
  );
}

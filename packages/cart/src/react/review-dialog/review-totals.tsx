"use client";
import { formatPrice } from "@shop/pricing";
import { nameCountries } from "../../domain/name-countries.ts";
import type { OrderReview } from "../../domain/order-review.ts";
import { CartPrice } from "../cart-lines/cart-price.tsx";
import { CartNote } from "../cart-note/cart-note.tsx";
import { TotalsRow } from "../cart-totals/totals-row.tsx";
import { useCartText } from "../provider/use-cart-text.ts";
import { useReviewed, useReviewSettings } from "./review-context.ts";

/** From the goods down to the amount to pay, and, once the country is known, the VAT it includes. Source: LAW-01, LAW-07. */
export function ReviewTotals({ review }: { review: OrderReview }) {
  const { checkout, language } = useReviewSettings();
  useReviewed((state) => state.draft.country);
  const text = useCartText();
  const { currency, subtotalMinor, multiBuyMinor, coupons, totalMinor, tax } = review;
  const price = (amountMinor: number) => formatPrice(amountMinor, currency);
  const off = (amountMinor: number) => text("price.amountOff", { price: price(amountMinor) });
  const grossMinor = subtotalMinor - multiBuyMinor - coupons.reduce((sum, coupon) => sum + coupon.amountMinor, 0);
  const takenOutMinor = grossMinor - totalMinor;
  const hasSteps = multiBuyMinor > 0 || coupons.length > 0 || takenOutMinor > 0;
  const [country] = nameCountries([tax.country], language);
  return (
    <div className="shop-cart-totals">
      <dl className="shop-cart-totals__rows">
        {hasSteps && <TotalsRow term={text("cart.subtotal")}>{price(subtotalMinor)}</TotalsRow>}
        {multiBuyMinor > 0 && <TotalsRow term={text("cart.multiBuy")}>{off(multiBuyMinor)}</TotalsRow>}
        {coupons.map(({ code, amountMinor }) => (
          <TotalsRow key={code} term={text("cart.couponLine", { code })}>
            {off(amountMinor)}
          </TotalsRow>
        ))}
        {takenOutMinor > 0 && <TotalsRow term={text("review.vatTakenOut")}>{off(takenOutMinor)}</TotalsRow>}
        <div className="shop-cart-totals__row" data-kind="total">
          <dt>
            {text("review.toPay")}{" "}
            <span className="shop-cart-totals__vat">
              {tax.vatMinor > 0 ? text("cart.vatIncluded") : text("review.withoutVat")}
            </span>
          </dt>
          <dd>
            <CartPrice
              regularMinor={tax.isReverseCharge ? totalMinor : review.totalRegularMinor}
              priceMinor={totalMinor}
              currency={currency}
              size="title"
              text={text}
            />
          </dd>
        </div>
        {checkout.countryOf(review) === tax.country && <VatRows review={review} />}
      </dl>
      {tax.vatIdCheck === "invalid" && <CartNote>{text("review.vatIdInvalid")}</CartNote>}
      {(tax.vatIdCheck === "unavailable" || tax.vatIdCheck === "notAsked") && (
        <CartNote>{text("review.vatIdUnconfirmed")}</CartNote>
      )}
      {tax.isReverseCharge && <CartNote>{text("review.reverseCharge", { country: country?.name ?? "" })}</CartNote>}
    </div>
  );
}

function VatRows({ review: { currency, tax } }: { review: OrderReview }) {
  const { language } = useReviewSettings();
  const text = useCartText();
  const rate = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const contained = tax.rates.filter(({ vatMinor }) => vatMinor > 0);
  if (contained.length === 0) return null;
  return (
    <>
      {contained.map(({ rateBasisPoints, vatMinor }) => (
        <TotalsRow key={rateBasisPoints} term={text("review.vatOf", { rate: rate.format(rateBasisPoints / 100) })}>
          {formatPrice(vatMinor, currency)}
        </TotalsRow>
      ))}
      <TotalsRow term={text("review.net")}>{formatPrice(tax.netMinor, currency)}</TotalsRow>
    </>
  );
}

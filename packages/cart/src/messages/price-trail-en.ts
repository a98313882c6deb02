import { defineMessages } from "@shop/kernel";

/** Why a price is what it is, in words: for cart, order page and mails. */
export const priceTrailEn = defineMessages({
  "price.regular": "Regular price",
  "price.completion": "Only the missing parts of the bundle",
  "price.stated": "Special price",
  "price.sale": "Sale",
  "price.campaign": "Promotion {label}",
  "price.loyalty": "Customer discount",
  "price.firstPurchase": "First purchase",
  "price.edu": "Education discount",
  "price.cap": "Maximum in total",
  "price.points": "All points, {percent}% off",
  "price.multiBuy": "Multi-buy, {percent}% off",
  "price.percentCoupon": "Coupon {label}, {percent}% off",
  "price.fixedCoupon": "Coupon {label}, its share of this line",
  "price.pointsOff": "−{percent} points",
  "price.amountOff": "−{price}",
  "price.unitsOfLine": "{what} ({units} of {quantity})",
  "price.unitOfLine": "{what} (unit {first} of {quantity})",
  "price.unitRangeOfLine": "{what} (units {first}–{last} of {quantity})",
  "price.units": "{what} ({units} ×)",
  "price.rounded": "rounded",
  "price.withNote": "{price} ({note})",
  "price.step": "{what}: {figure}",
  "price.becomes": "{change}, leaves {price}",
});

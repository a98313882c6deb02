import { defineMessages } from "@shop/kernel";

/**
 * What the review step says. The words of its two boxes are those of `WAIVER_TEXTS` that `review.textVersion` names: to change them, add a
 * version there and name it here.
 */
export const reviewEn = defineMessages({
  "review.textVersion": "2026-11-21.en",
  "review.order": "Order with obligation to pay",

  "review.title": "Review your order",
  "review.loading": "Your order is being priced",
  "review.failedTitle": "Your order could not be priced",
  "review.nothingCharged": "Nothing was ordered, and nothing was charged.",
  "review.refusedTitle": "Your order was not made",
  "review.goods": "What you order",
  "review.ownedParts": "You own {names} already and pay for what is missing.",
  "review.toPay": "To be paid",
  "review.withoutVat": "without VAT",
  "review.vatOf": "VAT contained, {rate} %",
  "review.vatTakenOut": "VAT that is not charged",
  "review.net": "Amount without VAT",
  "review.reverseCharge":
    "Reverse charge: your business owes the VAT in {country} itself. It is not part of the amount.",
  "review.buyer": "Ordered by {name}, {email}",
  "review.place": "Invoice",
  "review.country": "Country",
  "review.chooseCountry": "Choose a country",
  "review.countryHint": "Where you live, or where your business is. It decides which VAT the invoice shows.",
  "review.business": "Buying for a business",
  "review.company": "Company",
  "review.vatId": "VAT ID",
  "review.vatIdHint": "A business of another EU country with a confirmed VAT ID pays without VAT.",
  "review.vatIdInvalid":
    "The European register of VAT IDs (VIES) says that this VAT ID is not valid, so VAT is charged. If it is valid after all, order as usual and send us proof afterwards: your order's page and email say how, and we refund the VAT.",
  "review.vatIdUnconfirmed":
    "This VAT ID could not be confirmed now, so VAT is charged. Order as usual and send us proof afterwards: your order's page and email say how, and we refund the VAT.",
  "review.update": "Update amounts",
  "review.updating": "Updating amounts…",
  "review.agreement": "Delivery at once",
  "review.boxNeeded": "Please tick this box: without it nothing can be delivered at once, and no order is made.",
  "review.holds": "For this order these hold:",
  "review.terms": "Terms and conditions",
  "review.withdrawal": "Right of withdrawal",
  "review.ordering": "Your order is being made…",
  "review.slow":
    "This takes longer than usual. Please wait a little; if you close this, nothing is charged, and your cart is kept.",
  "review.risenTitle": "The price has risen",
  "review.risen": "It was {from} when you last saw it, and is {to} now. Please agree anew if you want to order.",
  "review.fallenTitle": "The price has fallen",
  "review.fallen": "It was {from} when you last saw it, and is {to} now.",
});

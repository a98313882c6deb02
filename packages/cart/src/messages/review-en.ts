import { defineMessages } from "@shop/kernel";

/**
 * The texts of the review step. Its two boxes use the texts of `WAIVER_TEXTS` that `review.textVersion` names. To change them, add a
 * version there and name it here.
 */
export const reviewEn = defineMessages({
  "review.textVersion": "2026-11-21.en",
  "review.order": "Order with obligation to pay",

  "review.title": "Review your order",
  "review.loading": "Calculating your total…",
  "review.failedTitle": "Your total could not be calculated",
  "review.nothingCharged": "Nothing was ordered, and nothing was charged.",
  "review.refusedTitle": "Your order was not placed",
  "review.goods": "What you order",
  "review.ownedParts": "You own {names} already and pay for what is missing.",
  "review.toPay": "Total due",
  "review.withoutVat": "without VAT",
  "review.vatOf": "Includes {rate}% VAT",
  "review.vatTakenOut": "VAT not charged",
  "review.net": "Amount without VAT",
  "review.reverseCharge":
    "Reverse charge: your business pays the VAT in {country} itself. It is not part of the total.",
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
  "review.agreement": "Immediate delivery",
  "review.boxNeeded": "Please tick this box. Without it we can't deliver immediately, and the order is not placed.",
  "review.holds": "These terms apply:",
  "review.terms": "Terms and conditions",
  "review.withdrawal": "Right of withdrawal",
  "review.ordering": "Placing your order…",
  "review.slow":
    "This takes longer than usual. Please wait a little; if you close this, nothing is charged, and your cart is kept.",
  "review.risenTitle": "The price has gone up",
  "review.risen": "It was {from} when you last saw it and is {to} now. Please confirm again if you want to order.",
  "review.fallenTitle": "The price has gone down",
  "review.fallen": "It was {from} when you last saw it and is {to} now.",
});

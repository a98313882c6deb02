import type { MinimumSpendOffer } from "../cart-input.ts";
import { compareCodePoints } from "../compare-code-points.ts";
import { basisPoints } from "../discount.ts";
import type { CartAtWork, CartRule } from "../pricing-terms.ts";
import { roundRatio } from "../rounding.ts";
import { totalSoFar } from "./line-at-work.ts";
import { isCovered, takeAmountOff } from "./take-off.ts";

/**
 * Something off a cart that reaches an amount: 10 off 100. The amount counts the cart before coupons. Of several that it reaches, the one
 * that takes off the most applies, of equal ones the lower id. A percentage is taken of what the whole cart costs so far and rounded once.
 * What it takes off is shared among all lines by largest remainder.
 */
export const minimumSpend: CartRule<"minimumSpend"> = Object.freeze<CartRule<"minimumSpend">>({
  kind: "perLine",
  name: "minimumSpend",
  apply: (cart) => {
    const spentMinor = totalSoFar(cart.lines);
    const reachedMinor = spentMinor + cart.lines.reduce((sum, line) => sum + line.couponMinor, 0);
    const offers = (cart.input.offers ?? [])
      .filter((offer) => offer.kind === "minimumSpend")
      .filter(({ minimumMinor }) => reachedMinor >= minimumMinor)
      .map((offer) => ({ offer, wantedMinor: amountOf(offer, spentMinor, cart) }))
      .sort((a, b) => b.wantedMinor - a.wantedMinor || compareCodePoints(a.offer.id, b.offer.id));
    const [best] = offers.filter(
      ({ offer, wantedMinor }) => wantedMinor > 0 && isCovered(wantedMinor, offer.budgetMinor),
    );
    if (!best) return;
    const { id, title: label = id } = best.offer;
    const reason = { rule: "minimumSpend", deduction: "offerMinor", label } as const;
    cart.offers.push({ id, amountMinor: takeAmountOff(cart, cart.lines, best.wantedMinor, reason) });
  },
});

/** What an offer takes off a cart, in whole steps. */
function amountOf(offer: MinimumSpendOffer, spentMinor: number, { stepMinor, terms }: CartAtWork): number {
  if (offer.percent === undefined) {
    return Math.min(spentMinor, Math.floor(offer.amountMinor / stepMinor) * stepMinor);
  }
  return roundRatio(spentMinor * basisPoints(offer.percent), 10_000, stepMinor, terms.rounding);
}

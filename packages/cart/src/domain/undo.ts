import type { CartLineInput } from "@shop/pricing";
import type { CartChange } from "./apply-change.ts";
import type { CartDraft } from "./cart-draft.ts";

/**
 * The steps that undo a change, given the cart before and after it; shown while the server undoes it. Empty if the change did
 * nothing, or if its effect isn't known.
 */
export function inverseOf(
  change: CartChange,
  before: CartDraft,
  after: Pick<CartDraft, "coupons">,
): readonly CartChange[] {
  switch (change.kind) {
    case "add":
      return [{ kind: "remove", name: change.name, quantity: change.quantity }];
    case "remove": {
      const line = before.input.lines.find((other) => other.name === change.name);
      return line ? [putBack(line, Math.min(line.quantity, change.quantity))] : [];
    }
    case "clear":
      return [
        ...before.input.lines.map((line) => putBack(line, line.quantity)),
        ...before.coupons.map((code) => putCouponBack(code, before)),
      ];
    case "addCoupon":
      // By the server's spelling, which the typed one needn't be.
      return after.coupons
        .filter((code) => !before.coupons.includes(code))
        .map((coupon) => ({ kind: "removeCoupon", coupon }));
    case "removeCoupon":
      return before.coupons.includes(change.coupon) ? [putCouponBack(change.coupon, before)] : [];
    case "undo":
      return [];
  }
}

function putBack({ name, quantity: _before, ...pricing }: CartLineInput, quantity: number): CartChange {
  return { kind: "add", name, quantity, pricing };
}

function putCouponBack(coupon: string, before: CartDraft): CartChange {
  return { kind: "addCoupon", coupon, known: before.input.coupons?.find((other) => other.code === coupon) };
}

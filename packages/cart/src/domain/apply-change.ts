import { type CartLineInput, type Coupon, type Shopper, toCartInput, type UnitInput } from "@shop/pricing";
import type { QuantityOfProduct } from "./cart.ts";
import type { CartDraft } from "./cart-draft.ts";

/** A change of a product's quantity. An add includes its price, and for whom, if the page knows it. */
export type LineChange =
  | {
      readonly kind: "add";
      readonly name: string;
      readonly quantity: number;
      readonly pricing?: UnitInput | undefined;
      readonly shopper?: Shopper | undefined;
    }
  | { readonly kind: "remove"; readonly name: string; readonly quantity: number };

/** A requested change of the cart, as data. */
export type CartChange =
  | LineChange
  | { readonly kind: "clear" }
  /** `known`: the amount it takes off, if it was on the cart before. */
  | { readonly kind: "addCoupon"; readonly coupon: string; readonly known?: Coupon | undefined }
  | { readonly kind: "removeCoupon"; readonly coupon: string }
  /** The server knows what it undoes. `steps` is what this tab knows of it: empty if another tab made the change. */
  | { readonly kind: "undo"; readonly steps: readonly CartChange[] };

/**
 * The cart as it will most likely be once the server has accepted the changes; shown until its response arrives. Anything that
 * can't be known before then, such as a new coupon's amount or a product without a price, isn't shown yet.
 */
export function applyChange(draft: CartDraft, change: CartChange): CartDraft {
  switch (change.kind) {
    case "add":
      return applyAdd(draft, change);
    case "remove":
      return applyRemove(draft, change);
    case "clear":
      return { ...draft, coupons: [], input: { ...draft.input, lines: [], coupons: [] } };
    case "addCoupon":
      return applyCoupon(draft, change.coupon, change.known);
    case "removeCoupon":
      return withoutCoupon(draft, change.coupon);
    case "undo":
      return change.steps.reduce(applyChange, draft);
  }
}

function applyAdd(draft: CartDraft, change: Extract<CartChange, { kind: "add" }>): CartDraft {
  const present = draft.input.lines.find((line) => line.name === change.name);
  if (present) return withQuantity(draft, present, present.quantity + change.quantity);
  const ready = change.pricing && draftFor(draft, change.shopper);
  if (!change.pricing || !ready) return draft;
  const line = { ...change.pricing, name: change.name, quantity: change.quantity };
  return { ...ready, input: { ...ready.input, lines: [...ready.input.lines, line] } };
}

/** The draft in the shopper's currency: an empty draft switches to it; amounts of two currencies are never mixed. */
function draftFor(draft: CartDraft, shopper: Shopper | undefined): CartDraft | null {
  const { input, hasRules } = draft;
  if (!shopper) return draft;
  const isSameCurrency = shopper.currency === input.currency;
  if (input.lines.length > 0) return isSameCurrency ? draft : null;
  if (hasRules && isSameCurrency) return draft;
  return { ...draft, hasRules: true, input: toCartInput({ ...shopper, lines: [] }) };
}

function applyRemove(draft: CartDraft, change: QuantityOfProduct): CartDraft {
  const present = draft.input.lines.find((line) => line.name === change.name);
  if (!present) return draft;
  const removed = Math.min(present.quantity, change.quantity);
  const lastRemovedProduct = { name: change.name, quantity: removed };
  return { ...withQuantity(draft, present, present.quantity - removed), lastRemovedProduct };
}

function withQuantity(draft: CartDraft, line: CartLineInput, quantity: number): CartDraft {
  const lines = draft.input.lines
    .map((other) => (other === line ? { ...line, quantity } : other))
    .filter((other) => other.quantity > 0);
  return { ...draft, input: { ...draft.input, lines } };
}

function applyCoupon(draft: CartDraft, code: string, known: Coupon | undefined): CartDraft {
  if (!known || draft.coupons.includes(code)) return draft;
  const coupons = [...(draft.input.coupons ?? []), known];
  return { ...draft, coupons: [...draft.coupons, code], input: { ...draft.input, coupons } };
}

function withoutCoupon(draft: CartDraft, code: string): CartDraft {
  const coupons = (draft.input.coupons ?? []).filter((other) => other.code !== code);
  return {
    ...draft,
    coupons: draft.coupons.filter((other) => other !== code),
    input: { ...draft.input, coupons },
  };
}

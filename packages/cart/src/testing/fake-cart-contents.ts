import { fail, ok, type Result } from "@shop/kernel";
import { checkAdd } from "../domain/add-item.ts";
import { type Cart, type QuantityOfProduct, quantityInCart } from "../domain/cart.ts";
import { DEFAULT_PACK_PREFIX } from "../domain/limits.ts";
import { checkRemove } from "../domain/remove-item.ts";
import { FAKE_COUPONS, REFUSED_COUPONS } from "./fake-coupons.ts";
import { SHELF } from "./shelf.ts";

/** What the fake shop stores of a cart. */
export interface FakeContents {
  readonly products: readonly QuantityOfProduct[];
  readonly coupons: readonly string[];
  readonly lastRemovedProduct: Cart["lastRemovedProduct"];
  /** The steps that undo the last change; `gone` if none of its products is sold any more. */
  readonly undo: ((now: FakeContents) => FakeContents) | "gone" | null;
}

type Change = (now: FakeContents) => Result<FakeContents>;

export function addTo(name: string, quantity: number): Change {
  return (now) => {
    const product = SHELF.find((other) => other.name === name);
    if (!product) return fail({ code: "cart.couldNotAdd" });
    const checked = checkAdd(quantityInCart(now.products, name), product, quantity, DEFAULT_PACK_PREFIX);
    if (!checked.isOk) return checked;
    return ok({ ...now, products: withLine(now, name, checked.value), undo: (then) => less(then, name, quantity) });
  };
}

export function removeFrom(name: string, quantity: number): Change {
  return (now) => {
    const before = quantityInCart(now.products, name);
    const checked = checkRemove(before, quantity);
    if (!checked.isOk) return checked;
    const lastRemovedProduct = { name, quantity: before - checked.value };
    const undo = (then: FakeContents) => more(then, lastRemovedProduct);
    return ok({ ...now, products: withLine(now, name, checked.value), lastRemovedProduct, undo });
  };
}

export function clearAll(now: FakeContents): Result<FakeContents> {
  const undo = (then: FakeContents) => ({ ...now.products.reduce(more, then), coupons: now.coupons });
  return ok({ ...now, products: [], coupons: [], undo });
}

export function addCouponTo(typed: string): Change {
  return (now) => {
    const code = typed.toUpperCase();
    const refusal = REFUSED_COUPONS[code];
    if (refusal) return fail({ code: refusal });
    if (!FAKE_COUPONS.some((coupon) => coupon.code === code)) return fail({ code: "cart.couponUnknown" });
    if (now.coupons.includes(code)) return ok(now);
    return ok({ ...now, coupons: [...now.coupons, code], undo: (then) => withoutCoupon(then, code) });
  };
}

export function removeCouponFrom(code: string): Change {
  return (now) => {
    if (!now.coupons.includes(code)) return ok(now);
    return ok({ ...withoutCoupon(now, code), undo: (then) => ({ ...then, coupons: [...then.coupons, code] }) });
  };
}

export function undoLast(now: FakeContents): Result<FakeContents> {
  if (now.undo === "gone") return fail({ code: "cart.undoFailed" });
  return now.undo ? ok({ ...now.undo(now), undo: null }) : fail({ code: "cart.nothingToUndo" });
}

function withLine({ products }: FakeContents, name: string, quantity: number): readonly QuantityOfProduct[] {
  const isIn = products.some((line) => line.name === name);
  const lines = isIn
    ? products.map((line) => (line.name === name ? { name, quantity } : line))
    : [...products, { name, quantity }];
  return lines.filter((line) => line.quantity > 0);
}

/** As many more as the limits allow. */
function more(now: FakeContents, { name, quantity }: QuantityOfProduct): FakeContents {
  const changed = addTo(name, quantity)(now);
  return changed.isOk ? changed.value : now;
}

function less(now: FakeContents, name: string, quantity: number): FakeContents {
  const changed = removeFrom(name, quantity)(now);
  return changed.isOk ? changed.value : now;
}

function withoutCoupon(now: FakeContents, code: string): FakeContents {
  return { ...now, coupons: now.coupons.filter((other) => other !== code) };
}

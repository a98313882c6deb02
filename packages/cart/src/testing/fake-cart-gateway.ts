import { type Failure, fail, ok, type Result } from "@shop/kernel";
import type { Currency, Shopper } from "@shop/pricing";
import type { Cart, QuantityOfProduct, RefusedCoupon } from "../domain/cart.ts";
import type { CartGateway } from "../store/ports.ts";
import { buildPricedCart } from "./build-cart.ts";
import {
  addCouponTo,
  addTo,
  clearAll,
  type FakeContents,
  removeCouponFrom,
  removeFrom,
  undoLast,
} from "./fake-cart-contents.ts";

export interface FakeCartGateway extends CartGateway {
  /** All calls in order, as `add Ballast 1`. */
  readonly calls: readonly string[];
  /** The keys of the changes, in order of arrival. */
  readonly keys: ReadonlyArray<string | undefined>;
  /** The next call returns this and changes nothing. */
  refuseNext(failure?: Failure): void;
  /** The next call never arrives, or arrives without a response: what a closing page sees. */
  loseNext(what: "call" | "answer"): void;
  /** From now on calls wait; the returned function releases them. */
  hold(): () => void;
  /** What another tab or device does: the cart is this now. */
  changeElsewhere(products: readonly QuantityOfProduct[], coupons?: readonly string[]): void;
  /** Nothing of the last change can be undone any more: its products are no longer sold. The next Undo says so and ends the offer. */
  endUndo(): void;
  /** This product is free from now on: the next response leaves it out and names it. */
  makeFree(name: string): void;
  /** From now on the cart is priced in this. */
  changeCurrency(currency: Currency): void;
}

export interface FakeShop {
  readonly shopper?: Partial<Shopper>;
  /** Codes of FAKE_COUPONS that are on the cart at the start. */
  readonly coupons?: readonly string[];
  /** Codes that are on it too, and don't count. */
  readonly refusedCoupons?: readonly RefusedCoupon[];
  /** A host that prices by rules of its own and doesn't support Undo. Default: false. */
  readonly isPlain?: boolean;
}

/** A shop in memory, which applies the same rules as the real one. Starts with the given products in the cart. */
export function createFakeCartGateway(
  initial: readonly QuantityOfProduct[] = [],
  { shopper: firstShopper = {}, coupons = [], refusedCoupons = [], isPlain = false }: FakeShop = {},
): FakeCartGateway {
  const refusedCodes = refusedCoupons.map(({ coupon }) => coupon);
  let contents: FakeContents = {
    ...{ products: initial, coupons: [...coupons, ...refusedCodes] },
    ...{ lastRemovedProduct: null, undo: null },
  };
  let shopper: Partial<Shopper> = firstShopper;
  let refusal: Failure | null = null;
  let lost: "call" | "answer" | null = null;
  let gate: Promise<void> | null = null;
  const calls: string[] = [];
  const keys: Array<string | undefined> = [];
  const answersByKey = new Map<string, Result<Cart>>();

  let freeProducts: readonly string[] = [];

  const describe = (): Cart => {
    const left = freeProducts.filter((name) => contents.products.some((line) => line.name === name));
    contents = { ...contents, products: contents.products.filter(({ name }) => !left.includes(name)) };
    const { products, coupons: codes, lastRemovedProduct, undo } = contents;
    const refused = refusedCoupons.filter(({ coupon }) => codes.includes(coupon));
    const counting = codes.filter((code) => !refusedCodes.includes(code));
    const facts = { shopper, coupons: counting, refusedCoupons: refused, canUndo: undo !== null };
    const cart = buildPricedCart(products, facts);
    return { ...cart, freeProducts: left, lastRemovedProduct, ...(isPlain ? { pricing: null, canUndo: null } : {}) };
  };
  const act = (change: (now: FakeContents) => Result<FakeContents>): Result<Cart> => {
    const changed = change(contents);
    if (!changed.isOk) return changed;
    contents = changed.value;
    return ok(describe());
  };
  const answer = async (call: string, change: (now: FakeContents) => Result<FakeContents>, key?: string) => {
    calls.push(call);
    const fate = lost;
    lost = null;
    if (fate === "call") return new Promise<never>(() => {});
    if (gate) await gate;
    if (refusal) {
      const failure = refusal;
      refusal = null;
      return fail(failure);
    }
    const kept = key === undefined ? undefined : answersByKey.get(key);
    const given = kept ?? act(change);
    if (!given.isOk && given.failure.code === "cart.undoFailed") contents = { ...contents, undo: null };
    if (key !== undefined) answersByKey.set(key, given);
    return fate === "answer" ? new Promise<never>(() => {}) : given;
  };
  const change = (call: string, what: (now: FakeContents) => Result<FakeContents>, key: string | undefined) => {
    keys.push(key);
    return answer(call, what, key);
  };

  return {
    calls,
    keys,
    get: () => answer("get", (now) => ok(now)),
    add: (name, quantity, key) => change(`add ${name} ${quantity}`, addTo(name, quantity), key),
    remove: (name, quantity, key) => change(`remove ${name} ${quantity}`, removeFrom(name, quantity), key),
    clear: (key) => change("clear", clearAll, key),
    addCoupon: (coupon, key) => change(`addCoupon ${coupon}`, addCouponTo(coupon), key),
    removeCoupon: (coupon, key) => change(`removeCoupon ${coupon}`, removeCouponFrom(coupon), key),
    undo: (key) => change("undo", undoLast, key),
    refuseNext: (failure = { code: "api.unreachable" }) => {
      refusal = failure;
    },
    loseNext: (what) => {
      lost = what;
    },
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        gate = null;
        release();
      };
    },
    changeElsewhere: (products, codes = contents.coupons) => {
      contents = { ...contents, products, coupons: codes };
    },
    endUndo: () => {
      contents = { ...contents, undo: "gone" };
    },
    makeFree: (name) => {
      freeProducts = [...freeProducts, name];
    },
    changeCurrency: (currency) => {
      shopper = { ...shopper, currency };
    },
  };
}

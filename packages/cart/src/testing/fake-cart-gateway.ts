import { type Failure, fail, ok, type Result } from "@shop/kernel";
import { checkAdd } from "../domain/add-item.ts";
import { type Cart, type QuantityOfProduct, quantityInCart } from "../domain/cart.ts";
import { DEFAULT_PACK_PREFIX } from "../domain/limits.ts";
import { checkRemove } from "../domain/remove-item.ts";
import type { CartGateway } from "../store/ports.ts";
import { buildPricedCart } from "./build-cart.ts";
import { SHELF } from "./shelf.ts";

export interface FakeCartGateway extends CartGateway {
  /** All calls in order, as `add Ballast 1`. */
  readonly calls: readonly string[];
  /** The next call is answered with this and changes nothing. */
  refuseNext(failure?: Failure): void;
  /** From now on calls wait; the answer lets them go on. */
  hold(): () => void;
  /** What another tab or device does: the cart is this now. */
  changeElsewhere(products: readonly QuantityOfProduct[]): void;
}

/** A shop in memory, which holds the same rules as the real one. Starts with the given products in the cart. */
export function createFakeCartGateway(initial: readonly QuantityOfProduct[] = []): FakeCartGateway {
  let products = initial;
  let lastRemovedProduct: Cart["lastRemovedProduct"] = null;
  let refusal: Failure | null = null;
  let gate: Promise<void> | null = null;
  const calls: string[] = [];

  const answer = async (call: string, change: () => Result<unknown>): Promise<Result<Cart>> => {
    calls.push(call);
    if (gate) await gate;
    if (refusal) {
      const failure = refusal;
      refusal = null;
      return fail(failure);
    }
    const changed = change();
    return changed.isOk ? ok({ ...buildPricedCart(products), lastRemovedProduct }) : changed;
  };
  const setQuantity = (name: string, quantity: number) => {
    const line = { name, quantity };
    const isIn = products.some((other) => other.name === name);
    products = isIn ? products.map((other) => (other.name === name ? line : other)) : [...products, line];
    products = products.filter((other) => other.quantity > 0);
  };
  const add = (name: string, quantity: number): Result<unknown> => {
    const product = SHELF.find((other) => other.name === name);
    if (!product) return fail({ code: "cart.couldNotAdd" });
    const checked = checkAdd(quantityInCart(products, name), product, quantity, DEFAULT_PACK_PREFIX);
    if (checked.isOk) setQuantity(name, checked.value);
    return checked;
  };
  const remove = (name: string, quantity: number): Result<unknown> => {
    const before = quantityInCart(products, name);
    const checked = checkRemove(before, quantity);
    if (!checked.isOk) return checked;
    setQuantity(name, checked.value);
    lastRemovedProduct = { name, quantity: before - checked.value };
    return checked;
  };

  return {
    calls,
    get: () => answer("get", () => ok(undefined)),
    add: (name, quantity) => answer(`add ${name} ${quantity}`, () => add(name, quantity)),
    remove: (name, quantity) => answer(`remove ${name} ${quantity}`, () => remove(name, quantity)),
    clear: () =>
      answer("clear", () => {
        products = [];
        return ok(undefined);
      }),
    refuseNext: (failure = { code: "api.unreachable" }) => {
      refusal = failure;
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
    changeElsewhere: (changed) => {
      products = changed;
    },
  };
}

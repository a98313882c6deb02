import { describe, expect, it } from "vitest";
import { checkAdd } from "./add-item.ts";

const PREFIX = "faIR";
const plugin = { name: "Ballast", isFree: false, isForSale: true };
const pack = { name: "faIR Greenback", isFree: false, isForSale: true };

describe("adding to the cart", () => {
  it("[CART-02] a pack joins a cart without it", () => {
    expect(checkAdd(0, pack, 1, PREFIX)).toEqual({ isOk: true, value: 1 });
  });
  it("[CART-02] a pack already in the cart is refused", () => {
    expect(checkAdd(1, pack, 1, PREFIX)).toEqual({ isOk: false, failure: { code: "cart.packAlreadyInCart" } });
  });
  it("[CART-02] two of one pack at once are refused", () => {
    expect(checkAdd(0, pack, 2, PREFIX)).toEqual({ isOk: false, failure: { code: "cart.itemLimitReached" } });
  });
  it("[CART-02] what a pack is depends on the configured prefix", () => {
    expect(checkAdd(1, pack, 1, "IR_")).toEqual({ isOk: true, value: 2 });
    expect(checkAdd(1, pack, 1, "")).toEqual({ isOk: true, value: 2 });
  });
  it("[CART-03] a fifth of the same item is taken", () => {
    expect(checkAdd(4, plugin, 1, PREFIX)).toEqual({ isOk: true, value: 5 });
  });
  it.each([
    [5, 1],
    [4, 2],
    [0, 6],
  ])("[CART-03] with %i in the cart, %i more are over the limit and refused", (inCart, quantity) => {
    expect(checkAdd(inCart, plugin, quantity, PREFIX)).toEqual({
      isOk: false,
      failure: { code: "cart.itemLimitReached" },
    });
  });
  it("[CART-04] a free product is refused, a free pack too", () => {
    expect(checkAdd(0, { ...plugin, isFree: true }, 1, PREFIX)).toEqual({
      isOk: false,
      failure: { code: "cart.freeProduct" },
    });
    expect(checkAdd(1, { ...pack, isFree: true }, 1, PREFIX)).toEqual({
      isOk: false,
      failure: { code: "cart.freeProduct" },
    });
  });
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("[CART-05] a quantity of %d is refused", (quantity) => {
    expect(checkAdd(0, plugin, quantity, PREFIX)).toEqual({ isOk: false, failure: { code: "cart.couldNotAdd" } });
  });
  it("[CART-05] a product that is not for sale is refused", () => {
    expect(checkAdd(0, { ...plugin, isForSale: false }, 1, PREFIX)).toEqual({
      isOk: false,
      failure: { code: "cart.couldNotAdd" },
    });
  });
});

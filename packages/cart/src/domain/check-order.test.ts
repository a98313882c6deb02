import { describe, expect, it } from "vitest";
import { checkOrder } from "./check-order.ts";
import { MAX_ITEM_QUANTITY } from "./limits.ts";

const plugin = { name: "Ballast", isFree: false, isForSale: true };
const pack = { name: "faIR Greenback", isFree: false, isForSale: true };

describe("an order past the cart", () => {
  it("equal names become one line", () => {
    const lines = [
      { product: plugin, quantity: 2 },
      { product: pack, quantity: 1 },
      { product: plugin, quantity: 1 },
    ];
    expect(checkOrder(lines, "faIR")).toEqual({
      isOk: true,
      value: [
        { name: "Ballast", quantity: 3 },
        { name: "faIR Greenback", quantity: 1 },
      ],
    });
  });
  it("lines that pass the limit only together are refused", () => {
    const plugins = [
      { product: plugin, quantity: MAX_ITEM_QUANTITY },
      { product: plugin, quantity: 1 },
    ];
    const packs = [
      { product: pack, quantity: 1 },
      { product: pack, quantity: 1 },
    ];
    expect(checkOrder(plugins, "faIR")).toEqual({ isOk: false, failure: { code: "cart.itemLimitReached" } });
    expect(checkOrder(packs, "faIR")).toEqual({ isOk: false, failure: { code: "cart.packAlreadyInCart" } });
  });
  it("an order of nothing is refused", () => {
    expect(checkOrder([], "faIR")).toEqual({ isOk: false, failure: { code: "cart.empty" } });
  });
});

import { explainCart } from "@shop/pricing";
import { describe, expect, it } from "vitest";
import { buildCart, buildLine, buildPricedCart } from "../testing/build-cart.ts";
import { findOnShelf } from "../testing/shelf.ts";
import type { CartChange } from "./apply-change.ts";
import { showCart } from "./show-cart.ts";

const BALLAST = { name: "Ballast", quantity: 2 };

describe("a cart with changes on its way", () => {
  it("[PRICE-11] is priced by the server's function: multi-buy and coupons are right at once", () => {
    const shown = showCart(buildPricedCart([BALLAST], { coupons: ["TEN"] }), [
      { kind: "add", name: "Sidechain Lab", quantity: 1, pricing: findOnShelf("Sidechain Lab").pricing },
      { kind: "remove", name: "Ballast", quantity: 1 },
    ]);
    const later = buildPricedCart(
      [
        { name: "Ballast", quantity: 1 },
        { name: "Sidechain Lab", quantity: 1 },
      ],
      { coupons: ["TEN"] },
    );
    expect(shown).toMatchObject({
      totalRegularMinor: later.totalRegularMinor,
      totalDiscountMinor: later.totalDiscountMinor,
      products: [later.products[0], { ...later.products[1], id: "" }],
    });
    expect(shown.priced).toEqual(later.pricing && explainCart(later.pricing));
    // 62.30 in full, 49.00 less 15 %, both less 10 %.
    expect(shown.totalDiscountMinor).toBe(5607 + 3749);
  });
  it("without a change every amount is the server's own", () => {
    const cart = { ...buildPricedCart([BALLAST]), totalDiscountMinor: 1 };
    expect(showCart(cart, [])).toMatchObject({ totalDiscountMinor: 1, products: cart.products });
  });
});

describe("a cart of a host with rules of its own", () => {
  const line = buildLine({ name: "Ballast", quantity: 2, priceMinor: 4900, priceDiscountMinor: 3900 });
  const host = buildCart([line], { totalDiscountMinor: 7000 });
  const tape = {
    kind: "add",
    name: "Tape Room",
    quantity: 1,
    pricing: { fullPriceMinor: 6900, salePercent: 50 },
  } as const;

  it.each<[string, CartChange, number, number]>([
    ["one more adds a unit's price", { kind: "add", name: "Ballast", quantity: 1 }, 14700, 10900],
    ["one less takes it off", { kind: "remove", name: "Ballast", quantity: 1 }, 4900, 3100],
    ["another product adds its own", tape, 16700, 10450],
    ["emptying leaves nothing", { kind: "clear" }, 0, 0],
  ])("%s, and what else the host takes off stays", (_what, change, regular, total) => {
    expect(showCart(host, [change])).toMatchObject({ totalRegularMinor: regular, totalDiscountMinor: total });
  });
  it("claims no multi-buy and no reason that the host hasn't sent", () => {
    expect(showCart(host, []).priced).toMatchObject({
      multiBuyMinor: 0,
      totalMinor: 7000,
      lines: [{ name: "Ballast", unitPriceMinor: 3900, totalMinor: 7800, trail: [] }],
    });
  });
});

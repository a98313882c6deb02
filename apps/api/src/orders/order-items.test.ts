import { MAX_ITEM_QUANTITY } from "@shop/cart";
import { expect, test } from "vitest";
import type { OrderableProduct } from "../catalogue/index.ts";
import { chooseItems } from "./order-items.ts";

const plugin: OrderableProduct = {
  id: "1",
  name: "Cab Room",
  type: "plugin",
  isForSale: true,
  fullPriceMinor: 9900,
  statedPriceMinor: null,
  salePercent: null,
};
const pack = { ...plugin, id: "2", name: "faIR One" };
const free = { ...plugin, id: "3", name: "Gift", fullPriceMinor: 0 };
const withdrawn = { ...plugin, id: "4", name: "Old Room", isForSale: false };
const products = [plugin, pack, free, withdrawn];
const strict = { packPrefix: "faIR", stopOnError: true };
const lenient = { packPrefix: "faIR", stopOnError: false };

test("[PAY-05] the same product named twice becomes one line", () => {
  const asked = [
    { name: "Cab Room", quantity: 1 },
    { name: "faIR One", quantity: 1 },
    { name: "Cab Room", quantity: 2 },
  ];
  expect(chooseItems(asked, products, strict)).toEqual({
    isOk: true,
    value: [
      { product: plugin, quantity: 3 },
      { product: pack, quantity: 1 },
    ],
  });
});

test.each([
  ["a pack a second time", [{ name: "faIR One", quantity: 1 }], "cart.packAlreadyInCart"],
  [
    "one more than a full line",
    [
      { name: "Cab Room", quantity: MAX_ITEM_QUANTITY },
      { name: "Cab Room", quantity: 1 },
    ],
    "cart.itemLimitReached",
  ],
  ["what is given away", [{ name: "Gift", quantity: 1 }], "cart.freeProduct"],
  ["what is no longer for sale", [{ name: "Old Room", quantity: 1 }], "cart.couldNotAdd"],
  ["what nobody knows", [{ name: "Nothing", quantity: 1 }], "cart.couldNotAdd"],
])("[PAY-05] %s refuses the whole order when it is to stop on errors", (_, asked, code) => {
  expect(chooseItems([{ name: "faIR One", quantity: 1 }, ...asked], products, strict)).toMatchObject({
    isOk: false,
    failure: { code },
  });
});

test("[PAY-05] when it isn't to stop on errors, what can't be bought is left out", () => {
  const asked = [
    { name: "Gift", quantity: 1 },
    { name: "Cab Room", quantity: 1 },
    { name: "Nothing", quantity: 1 },
  ];
  expect(chooseItems(asked, products, lenient)).toEqual({ isOk: true, value: [{ product: plugin, quantity: 1 }] });
  expect(chooseItems([{ name: "Gift", quantity: 1 }], products, lenient)).toEqual({
    isOk: false,
    failure: { code: "cart.empty" },
  });
});

import { expect, it } from "vitest";
import { buildPricedCart } from "../testing/build-cart.ts";
import type { CartChange } from "./apply-change.ts";
import { trackedItems } from "./tracked-items.ts";

const BEFORE = buildPricedCart([
  { name: "Ballast", quantity: 2 },
  { name: "Tape Room", quantity: 1 },
]);
const AFTER = buildPricedCart([
  { name: "Ballast", quantity: 3 },
  { name: "Sidechain Lab", quantity: 1 },
]);

it.each<[string, CartChange, string[]]>([
  [
    "an add is the added, at the price after it",
    { kind: "add", name: "Sidechain Lab", quantity: 1 },
    ["added 1 Sidechain Lab 6230"],
  ],
  ["a removal is what was there", { kind: "remove", name: "Ballast", quantity: 9 }, ["removed 2 Ballast 4900"]],
  ["an emptying is every line", { kind: "clear" }, ["removed 2 Ballast 4900", "removed 1 Tape Room 5175"]],
  [
    "an undo is what differs",
    { kind: "undo", steps: [] },
    ["added 1 Ballast 4900", "added 1 Sidechain Lab 6230", "removed 1 Tape Room 5175"],
  ],
  ["a coupon is nothing", { kind: "addCoupon", coupon: "TEN" }, []],
  ["a coupon less is nothing", { kind: "removeCoupon", coupon: "TEN" }, []],
])("of what is tracked, %s", (_what, change, expected) => {
  const items = trackedItems(change, BEFORE, AFTER);
  expect(items.map((item) => `${item.kind} ${item.quantity} ${item.name} ${item.priceMinor}`)).toEqual(expected);
  expect(items.every((item) => item.currency === "EUR")).toBe(true);
});

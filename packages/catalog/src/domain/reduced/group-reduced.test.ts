import { expect, test } from "vitest";
import { buildProduct } from "../../testing/index.ts";
import { groupReduced } from "./group-reduced.ts";

const campaign = (id: string, ends_at: string) => ({ id, percent: 30, loyalty_percent: null, title: id, ends_at });
const LATE = campaign("late", "2026-12-24T12:00:00Z");
const SOON = campaign("soon", "2026-11-30T22:59:00Z");
const plain = buildProduct({ name: "plain" });
const free = buildProduct({ name: "free", price: { EUR: 0, USD: 0, JPY: 0 } });
const onSale = buildProduct({ name: "on sale", total_discount: 20 });
const late = buildProduct({ name: "late", own_discount: null, campaigns: [LATE] });
const soon = buildProduct({ name: "soon", own_discount: null, campaigns: [SOON] });
const alsoLate = buildProduct({ name: "also late", own_discount: null, campaigns: [LATE] });

test("[ROUTE-10] everything that is reduced is grouped by what reduces it, the campaign that ends first before the others", () => {
  const groups = groupReduced([plain, onSale, late, free, soon, alsoLate]);
  expect(groups.map(({ campaign, products }) => [campaign?.title ?? null, products.map(({ name }) => name)])).toEqual([
    ["soon", ["soon"]],
    ["late", ["late", "also late"]],
    [null, ["on sale"]],
  ]);
});

test("[ROUTE-10] without a reduction there is no group", () => {
  expect(groupReduced([plain, free])).toEqual([]);
});

import { expect, test } from "vitest";
import { buildProduct } from "../../testing/index.ts";
import { pickOffers, runningCampaigns } from "./pick-offers.ts";

const campaign = (id: string, ends_at: string) => ({ id, percent: 30, loyalty_percent: null, title: id, ends_at });
const LATE = campaign("late", "2026-12-24T12:00:00Z");
const SOON = campaign("soon", "2026-11-30T22:59:00Z");
const plain = buildProduct({ name: "plain" });
const onSale = buildProduct({ name: "on sale", total_discount: 20 });
const inCampaign = buildProduct({ name: "in campaign", own_discount: null, campaigns: [LATE, SOON] });
const featured = buildProduct({ name: "featured", own_discount: null, campaigns: [LATE] });
const ALL = [plain, onSale, featured, inCampaign];
const names = (products: readonly { readonly name: string }[]) => products.map(({ name }) => name);

test("[ROUTE-03] products of a running campaign are on offer before those of their own sale, and what is featured comes last", () => {
  expect(names(pickOffers(ALL, [plain, featured], 4))).toEqual(["in campaign", "on sale", "featured"]);
  expect(names(pickOffers(ALL, [plain, featured], 2))).toEqual(["in campaign", "on sale"]);
});

test("[ROUTE-03] a product whose own sale is featured already isn't shown twice", () => {
  expect(names(pickOffers(ALL, [onSale], 4))).toEqual(["featured", "in campaign"]);
});

test("[ROUTE-03] each running campaign is named once, the one that ends first before the others", () => {
  expect(runningCampaigns(ALL).map(({ id }) => id)).toEqual(["soon", "late"]);
  expect(runningCampaigns([plain, onSale])).toEqual([]);
});

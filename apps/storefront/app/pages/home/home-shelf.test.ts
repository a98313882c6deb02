import type { Product } from "@shop/catalog";
import { buildProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { homeShelf } from "./home-shelf.server.ts";

const named = (name: string, changes: Partial<Product> = {}): Product => ({ ...buildProduct(), name, ...changes });
const released = (releaseDate: string) => ({ versions: [{ platform: "mac" as const, version: "1.0", releaseDate }] });

test("[ROUTE-03] the plugin with the newest release is the pick, beside it the first pack and bundle; what isn't for sale is free", () => {
  const { newest, pick, beside, free, figures } = homeShelf([
    named("older", released("2026-01-01")),
    named("newer", released("2026-10-06")),
    named("given away", { isForSale: false, ...released("2026-11-01") }),
    named("pack", { type: "samplepack" }),
    named("second pack", { type: "samplepack" }),
    named("bundle", { type: "bundle" }),
  ]);
  expect(pick?.name).toBe("newer");
  expect(newest?.releaseDate).toBe("2026-10-06");
  expect(beside.map(({ name }) => name)).toEqual(["pack", "bundle"]);
  expect(free.map(({ name }) => name)).toEqual(["given away"]);
  expect(figures).toEqual({ packs: 2, products: 6 });
});

test("[ROUTE-03] without a release the first plugin for sale is the pick, and an empty catalogue has none", () => {
  expect(homeShelf([named("one", { versions: [] }), named("other", { versions: [] })]).pick?.name).toBe("one");
  expect(homeShelf([])).toMatchObject({ newest: null, pick: undefined, beside: [], free: [], offers: [] });
});

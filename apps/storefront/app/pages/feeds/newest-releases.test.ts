import { buildProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { newestReleases } from "./newest-releases.ts";

const release = (platform: "mac" | "win", version: string, releaseDate: string) => ({ platform, version, releaseDate });
const product = (name: string, versions: ReturnType<typeof release>[]) => ({ ...buildProduct({ name }), versions });

const PRODUCTS = [
  product("faMicAlign", [release("mac", "2.1.1", "2026-10-06"), release("win", "2.1.0", "2026-09-29")]),
  product("faGainTrim", [release("mac", "1.4", "2026-10-02"), release("win", "1.4", "2026-10-01")]),
  product("faIR Jazz Box", []),
];
const named = (count: number) =>
  newestReleases(PRODUCTS, count).map((one) => `${one.product.name} ${one.version} ${one.date}`);

test("[ROUTE-16] the last version is first; a version for two systems is there once, on its first day", () => {
  expect(named(10)).toEqual([
    "faMicAlign 2.1.1 2026-10-06",
    "faGainTrim 1.4 2026-10-01",
    "faMicAlign 2.1.0 2026-09-29",
  ]);
});

test("[ROUTE-16] no more than are wanted", () => {
  expect(named(1)).toEqual(["faMicAlign 2.1.1 2026-10-06"]);
});

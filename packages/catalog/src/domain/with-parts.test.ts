import { expect, test } from "vitest";
import { buildOwned, buildWireOwnedPack, buildWireOwnedProduct } from "../testing/index.ts";
import { listOwned } from "./owned-products.ts";
import { withParts } from "./with-parts.ts";

const bundle = (name: string, included_products: readonly string[]) =>
  buildWireOwnedProduct({ name, type: "bundle", downloads: [], included_products: [...included_products] });
const OWNED = buildOwned({
  bundle: [bundle("Starter", ["faMicAlign", "faIR Modern Rock"]), bundle("All", ["Starter", "faMicAlign", "faGate"])],
  plugin: ["faMicAlign", "faGate", "faOther"].map((name) => buildWireOwnedProduct({ name })),
  samplepack: [buildWireOwnedPack()],
});
const named = (...names: readonly string[]) => listOwned(OWNED).filter(({ name }) => names.includes(name));
const shown = (...names: readonly string[]) =>
  withParts(named(...names), OWNED).map(({ product, parts }) => [product.name, parts.map(({ name }) => name)]);

test("[PAY-04] a bundle comes with its parts, which aren't listed once more", () => {
  expect(shown("Starter", "faMicAlign", "faIR Modern Rock", "faOther")).toEqual([
    ["Starter", ["faMicAlign", "faIR Modern Rock"]],
    ["faOther", []],
  ]);
});

test("a part that was owned before is among them, for a completed bundle contains it too", () => {
  expect(shown("Starter", "faIR Modern Rock")).toEqual([["Starter", ["faMicAlign", "faIR Modern Rock"]]]);
});

test("of a bundle in a bundle the products are shown, not the bundle", () => {
  expect(shown("All", "Starter", "faGate")).toEqual([["All", ["faMicAlign", "faGate"]]]);
});

import { describe, expect, test } from "vitest";
import { buildOwned, buildWireOwnedPack, buildWireOwnedProduct } from "../testing/index.ts";
import { boughtWith } from "./bought-with.ts";
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

describe("a part that was also ordered by itself", () => {
  const ordered = (id: string, ordered_as: string, order_id = "o1") => ({
    ...{ id, url: `/licences/${id}`, date_added: "2026-01-02T10:00:00Z", key: `KEY-${id}`, order_id, ordered_as },
  });
  const owning = (...ofPlugin: ReturnType<typeof ordered>[]) =>
    buildOwned({
      bundle: [{ ...bundle("Starter", ["faMicAlign", "faGate"]), licenses: [ordered("b", "Starter")] }],
      plugin: [
        buildWireOwnedProduct({ name: "faMicAlign", licenses: ofPlugin }),
        buildWireOwnedProduct({ name: "faGate", licenses: [ordered("g", "Starter")] }),
      ],
      samplepack: [],
    });
  const keysOf = (owned: ReturnType<typeof owning>) =>
    withParts(boughtWith(owned, "o1", ""), owned).map(({ product, parts }) => [
      [product.name, product.licences.map(({ key }) => key)],
      parts.map(({ name, licences }) => [name, licences.map(({ key }) => key)]),
    ]);
  const STARTER = ["Starter", ["KEY-b"]];
  const GATE = ["faGate", ["KEY-g"]];

  test("[PAY-04] is listed beside the bundle, and each key is where it was paid for", () => {
    expect(keysOf(owning(ordered("m1", "faMicAlign"), ordered("m2", "faMicAlign"), ordered("m3", "Starter")))).toEqual([
      [STARTER, [["faMicAlign", ["KEY-m3"]], GATE]],
      [["faMicAlign", ["KEY-m1", "KEY-m2"]], []],
    ]);
  });

  test("[PAY-04] isn't listed if that was in another order", () => {
    expect(keysOf(owning(ordered("m0", "faMicAlign", "o0"), ordered("m3", "Starter")))).toEqual([
      [STARTER, [["faMicAlign", ["KEY-m3"]], GATE]],
    ]);
  });

  test("[PAY-04] if no licence of it came with the bundle, shows the earlier ones below the bundle", () => {
    expect(keysOf(owning(ordered("m0", "faMicAlign", "o0")))).toEqual([[STARTER, [["faMicAlign", ["KEY-m0"]], GATE]]]);
  });
});

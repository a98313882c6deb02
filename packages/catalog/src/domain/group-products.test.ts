import { expect, test } from "vitest";
import { buildProduct } from "../testing/index.ts";
import { groupProducts } from "./group-products.ts";

test("[CAT-01] products are grouped by type in the catalogue's order; what isn't public is left out", () => {
  const [a, b] = [buildProduct({ name: "a" }), buildProduct({ name: "b" })];
  const hidden = buildProduct({ name: "hidden", is_public: false });
  const pack = buildProduct({ name: "pack", type: "samplepack" });
  const bundle = buildProduct({ name: "bundle", type: "bundle" });
  const service = buildProduct({ name: "service", type: "other" });
  expect(groupProducts([b, pack, hidden, a, service, bundle])).toEqual({
    plugin: [b, a],
    samplepack: [pack],
    bundle: [bundle],
    other: [service],
  });
});

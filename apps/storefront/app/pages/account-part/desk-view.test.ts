import { buildProduct, buildWireOwned, buildWireOwnedProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { toDeskView } from "./desk-view.server.ts";

test("[ACCT-01] each licence of the desk has its product's drawing, and none where the product is no longer in the shop", () => {
  const featuredMedia = { dark: "/media/dark.svg", light: "/media/light.svg", alt: "", width: 190, height: 120 };
  const owned = buildWireOwned({ plugin: [buildWireOwnedProduct(), buildWireOwnedProduct({ name: "Gone" })] });
  const { licences } = toDeskView(owned, [{ ...buildProduct(), name: "faMicAlign", featuredMedia }]);
  expect(licences.map(({ product, picture }) => [product, picture])).toEqual([
    ["faMicAlign", featuredMedia],
    ["Gone", null],
  ]);
});

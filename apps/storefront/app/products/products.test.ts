import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../testing/build-storefront-context.ts";
import { readProducts } from "./products.server.ts";

test("[CAT-04] the process keeps the products of each language until the back end names another version", async () => {
  const api = createFakeApiClient();
  const keptProducts = new Map();
  const namesIn = async (locale: "en" | "de") => {
    const changesAtMs: number[] = [];
    const read = await readProducts(buildStorefrontContext({ api, keptProducts, changesAtMs }), locale);
    return [read.isOk && read.value.map(({ name }) => name), changesAtMs];
  };
  api.answer("getAllProducts", ok({ result: [buildWireProduct({ name: "first" })], version: "1" }));
  expect(await namesIn("en")).toEqual([["first"], []]);
  api.answer("getAllProducts", ok({ result: [buildWireProduct({ name: "erster" })], version: "1" }));
  expect(await namesIn("de")).toEqual([["erster"], []]);
  const changesAt = "2026-11-30T22:59:00.000Z";
  api.answer("getAllProducts", ok({ result: [], version: "1", is_unchanged: true, price_changes_at: changesAt }));
  expect(await namesIn("en")).toEqual([["first"], [Date.parse(changesAt)]]);
  expect(await namesIn("de")).toEqual([["erster"], [Date.parse(changesAt)]]);
  api.answer("getAllProducts", ok({ result: [buildWireProduct({ name: "second" })], version: "2" }));
  expect(await namesIn("en")).toEqual([["second"], []]);
  expect(api.calls.filter(({ name }) => name === "getAllProducts").map(({ request }) => request)).toEqual([
    {},
    { language: "de" },
    { known_version: "1" },
    { language: "de", known_version: "1" },
    { known_version: "1" },
  ]);
});

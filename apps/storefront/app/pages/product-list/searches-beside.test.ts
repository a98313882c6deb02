import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import * as list from "./product-list-route.tsx";

test.each([
  ["a few products", ["Jazz"]],
  ["nothing", []],
])(
  "[CAT-10] with %s found and the searches beside it unavailable, nothing follows, and the page isn't kept",
  async (_found, names) => {
    const products = names.map((name) => buildWireProduct({ name, type: "samplepack" }));
    const found = { products, total: products.length, counts: {}, read_as: [], price_changes_at: null, near_to: null };
    const api = createFakeApiClient();
    let searches = 0;
    api.call = (async () => (++searches === 1 ? ok(found) : fail({ code: "api.unavailable" }))) as never;
    const missing = new Set<"catalogue">();
    const reported: unknown[] = [];
    const context = buildStorefrontContext({ api, missing, reportError: (error) => reported.push(error) });
    const request = new Request("https://shop.example/products?q=jazz");
    const page = await list.loader({ request, context, params: {} } as never);
    expect(page.products.map(({ name }) => name)).toEqual(names);
    expect(page.further).toBeNull();
    expect([...missing]).toEqual(["catalogue"]);
    expect(reported).toHaveLength(1);
  },
);

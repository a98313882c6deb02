import { createContentReader } from "@shop/api-client/content";
import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { fail, ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import type { LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { loader } from "./feed-route.ts";

const rendered = (text: string) => ({ rendered: text });
const entry = (id: number, slug: string, given: object = {}) => ({
  ...{ id, slug, type: "post", title: rendered(slug), content: rendered(""), excerpt: rendered("<p>In short.</p>") },
  ...given,
});
const CATEGORY = { id: 7, slug: "phase", name: "Phase" };
const POSTS = [
  entry(1, "why", { categories: [7], date_gmt: "2026-08-04T00:00:00", modified_gmt: "2026-09-01T08:00:00" }),
  entry(2, "undated", { categories: [7] }),
  entry(3, "without-category", { date_gmt: "2026-08-04T00:00:00", categories: [] }),
];
const PRODUCTS = [
  buildWireProduct({ versions: [{ os: "mac", release_date: "2026-10-06", version: "2.1.1" }] as never }),
];
/** Of a month, the first first. */
const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, "0"));
const DETAILS = {
  ...{ files: [], systems: [], trial: null, cabinet: null, stars: [] },
  changelog: [{ version: "2.1.1", date: "2026-10-06", changes: ["The window opens.", "No clicks."] }],
};

const perPage = (url: string) => Number(new URL(url, "https://content.example").searchParams.get("per_page"));

/** A feed of a shop whose services answer, or don't. */
function read(path: string, { isAvailable = true, products = PRODUCTS, posts = POSTS } = {}) {
  const api = createFakeApiClient();
  api.answer("getAllProducts", isAvailable ? ok({ result: products }) : fail({ code: "api.unreachable" }));
  api.answer("getProductDetails", ok({ result: DETAILS }));
  const context = buildStorefrontContext({
    api,
    content: createContentReader({
      host: "",
      clock: createFakeClock(),
      transport: async ({ url }) => ({
        status: 200,
        text: isAvailable
          ? JSON.stringify(url.includes("/categories") ? [CATEGORY] : posts.slice(0, perPage(url)))
          : "<h1>Database error</h1>",
        header: () => null,
      }),
    }),
  });
  const request = new Request(`https://shop.example${path}`);
  const [feed, , language] = new URL(request.url).pathname.split("/").toReversed();
  const params = { feed, ...(language && { language }) };
  return loader({ request, context, params } as unknown as LoaderFunctionArgs);
}

test("[ROUTE-16] the tutorials' feed has every article that has a date and an address", async () => {
  const response = await read("/feeds/tutorials.xml");
  expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const xml = await response.text();
  expect(xml.match(/<entry>/g)).toHaveLength(1);
  expect(xml).toContain("/tutorials/phase/why</id>");
  expect(xml).toContain("<updated>2026-09-01T08:00:00Z</updated>");
  expect(xml).toContain("<summary>In short.</summary>");
});

test("[ROUTE-16] the releases' feed has the changes of a version, and leads to them", async () => {
  const response = await read("/de/feeds/releases.xml");
  const xml = await response.text();
  expect(xml).toContain("<title>faMicAlign 2.1.1</title>");
  expect(xml).toContain("/de/products/plugins/famicalign#v2.1.1</id>");
  expect(xml).toContain("<summary>The window opens.\nNo clicks.</summary>");
});

test("[ROUTE-16] the tutorials' feed has the newest 30 articles", async () => {
  const newest = DAYS.toReversed();
  const posts = newest.map((day) =>
    entry(Number(day), `article-${day}`, { categories: [7], date_gmt: `2026-08-${day}T00:00:00` }),
  );
  const xml = await (await read("/feeds/tutorials.xml", { posts })).text();
  expect(Array.from(xml.matchAll(/phase\/article-(\d+)<\/id>/g), ([, day]) => day)).toEqual(newest.slice(0, 30));
});

test("[ROUTE-16] the releases' feed has the newest 20 versions", async () => {
  const versions = DAYS.map((day) => ({ os: "mac", release_date: `2026-10-${day}`, version: `1.${day}` }));
  const products = [buildWireProduct({ versions: versions as never })];
  const xml = await (await read("/feeds/releases.xml", { products })).text();
  expect(Array.from(xml.matchAll(/#v1\.(\d+)<\/id>/g), ([, day]) => day)).toEqual(DAYS.toReversed().slice(0, 20));
});

test("[ROUTE-16] the products' feed is in euro, or in the currency of its address", async () => {
  const response = await read("/feeds/products.xml");
  expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  expect(await response.text()).toContain("<g:price>49.00 EUR</g:price>");
  const dollars = await read("/feeds/products.xml?currency=usd");
  expect(await dollars.text()).toContain("<g:price>59.00 USD</g:price>");
});

test("[ROUTE-16] a currency that the shop doesn't have is refused with those that it has", async () => {
  const response = await read("/feeds/products.xml?currency=CHF");
  expect([response.status, await response.text()]).toEqual([400, "Choose one of these currencies: EUR, USD, JPY."]);
});

test("[ROUTE-16] another name is no feed", () => {
  expect(() => read("/feeds/customers.xml")).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

test.each(["tutorials", "releases", "products"])(
  "[SAFE-25] while its service is unavailable, the feed of %s is a 503, not an empty one",
  async (name) => {
    const answer = read(`/feeds/${name}.xml`, { isAvailable: false });
    await expect(answer).rejects.toMatchObject({ init: { status: 503 } });
  },
);

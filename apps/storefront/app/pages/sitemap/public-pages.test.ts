import { createContentReader } from "@shop/api-client/content";
import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { fail, ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { listPublicPages } from "./public-pages.server.ts";

const rendered = (text: string) => ({ rendered: text });
const entry = (id: number, slug: string, given: object = {}) => ({
  id,
  slug,
  type: "post",
  title: rendered(slug),
  content: rendered(""),
  ...given,
});
const CATEGORY = { id: 7, slug: "phase", name: "Phase" };
const POSTS = [
  entry(1, "why", { categories: [7], date_gmt: "2026-08-04T00:00:00", modified_gmt: "2026-09-01T08:00:00" }),
  entry(2, "how", { categories: [7], date_gmt: "2026-08-05T00:00:00" }),
  entry(3, "without-category", { categories: [] }),
];
const PRODUCTS = [
  buildWireProduct({ name: "faMicAlign" }),
  buildWireProduct({ name: "Moved", yoastSEO: { canonical: "https://shop.example/products/plugins/famicalign" } }),
  buildWireProduct({ name: "Hidden", is_public: false }),
];

/** A shop whose content service has these tutorials, the imprint, and no other page. */
async function list({ isAvailable = true } = {}) {
  const api = createFakeApiClient();
  api.answer("getAllProducts", isAvailable ? ok({ result: PRODUCTS }) : fail({ code: "api.unreachable" }));
  const reported: string[] = [];
  const context = buildStorefrontContext({
    api,
    content: createContentReader({
      host: "",
      clock: createFakeClock(),
      transport: async ({ url }) => {
        const posts = url.includes("/posts") ? POSTS : [entry(9, "imprint")];
        const text = JSON.stringify(url.includes("/categories") ? [CATEGORY] : posts);
        return { status: 200, text, header: () => null };
      },
    }),
    mode: "production",
    reportError: (error) => reported.push(String(error)),
  });
  return listPublicPages(context);
}

test("[ROUTE-16] every public page is in the list once; what isn't public or doesn't exist isn't", async () => {
  const pages = await list();
  const paths = pages.isOk ? pages.value.map(({ path }) => path) : [];
  expect(paths).toEqual([
    "/",
    "/shop",
    "/products",
    "/products/bundles",
    "/products/plugins",
    "/products/guitar-cabinet-impulse-responses",
    "/compare",
    "/tutorials",
    "/sales",
    "/sales/black-friday-sale",
    "/sales/cyber-monday-sale",
    "/contests/4th-july",
    "/contests/halloween",
    "/tutorials/phase",
    "/products/plugins/famicalign",
    "/tutorials/phase/why",
    "/tutorials/phase/how",
    "/imprint",
  ]);
});

test("[ROUTE-16] an article's last change is what its content says, else its publication; of others it isn't known", async () => {
  const pages = await list();
  const changed = pages.isOk ? pages.value.filter(({ changedAt }) => changedAt !== null) : [];
  expect(changed).toEqual([
    { path: "/tutorials/phase/why", changedAt: "2026-09-01T08:00:00Z" },
    { path: "/tutorials/phase/how", changedAt: "2026-08-05T00:00:00Z" },
  ]);
});

test("[ROUTE-16] without the live catalogue there is no list, for the built-in one would call all other products gone", async () => {
  expect(await list({ isAvailable: false })).toEqual(fail({ code: "api.unreachable" }));
});

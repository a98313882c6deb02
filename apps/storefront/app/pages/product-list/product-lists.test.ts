import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import * as shop from "../shop/shop-route.tsx";
import * as list from "./product-list-route.tsx";

const PRODUCTS = [
  buildWireProduct({ name: "Home Studio Bundle", type: "bundle" }),
  buildWireProduct({ name: "faMicAlign", type: "plugin" }),
  buildWireProduct({ name: "Modern Rock", type: "samplepack" }),
  buildWireProduct({ name: "Mixing", type: "other" }),
];

const FOUND = {
  products: PRODUCTS,
  total: 30,
  counts: {
    kind: { bundle: 1, plugin: 1, samplepack: 1, other: 0 },
    cabinet: { "4x12": 1, "1x12": 2 },
    back: { open: 1 },
    owned: { yes: 0, no: 4 },
  },
  read_as: [{ typed: "modren", read: "modern" }],
  price_changes_at: "2026-02-01T00:00:00.000Z",
};

/** What the loader of a page reads of these four products. */
function load<Loader extends (args: never) => unknown>(loader: Loader, path: string, api = createFakeApiClient()) {
  api.answer("getAllProducts", ok({ result: PRODUCTS }));
  api.answer("searchProducts", ok(FOUND));
  const args = {
    request: new Request(`https://shop.example${path}`),
    context: buildStorefrontContext({ api }),
    params: {},
  };
  return loader(args as never) as ReturnType<Loader>;
}

/** A list, with the search that its loader asked for. */
async function search(path: string) {
  const api = createFakeApiClient();
  const page = await load(list.loader, path, api);
  const [call] = api.calls.filter(({ name }) => name === "searchProducts");
  return { page, asked: call?.request };
}

const names = (products: readonly { name: string }[]) => products.map(({ name }) => name);

test("[ROUTE-04] /shop shows each group of products", async () => {
  const page = await load(shop.loader, "/shop");
  expect([page.bundles, page.plugins, page.packs, page.others].map(names)).toEqual([
    ["Home Studio Bundle"],
    ["faMicAlign"],
    ["Modern Rock"],
    ["Mixing"],
  ]);
});

test.each([
  ["/products", undefined],
  ["/products/bundles", ["bundle"]],
  ["/products/plugins", ["plugin"]],
  ["/products/guitar-cabinet-impulse-responses", ["samplepack"]],
] as const)("[ROUTE-05] %s lists the products of its own kind", async (path, kind) => {
  const { page, asked } = await search(path);
  expect((asked as { choices: { kind?: string[] } }).choices.kind).toEqual(kind);
  expect(names(page.products)).toEqual(["Home Studio Bundle", "faMicAlign", "Modern Rock", "Mixing"]);
});

test("[CAT-10] a list shows what its address looks for, with a link to the list without each of it", async () => {
  const { page, asked } = await search("/de/products?q=modren&cabinet=4x12&to=30");
  expect(asked).toMatchObject({ text: "modren", choices: { cabinet: ["4x12"] }, price_to_minor: 3000, page: 1 });
  expect(page.search).toMatchObject({
    text: "modren",
    to: "30",
    readAs: ["Keine Treffer für „modren“. Das sind die Treffer für „modern“."],
    reset: "/products",
    chips: [
      { label: "„modren“", removes: "„modren“ entfernen", href: "/products?cabinet=4x12&to=30" },
      { label: "4×12", removes: "4×12 entfernen", href: "/products?q=modren&to=30" },
      { label: "Bis 30€", removes: "Bis 30€ entfernen", href: "/products?q=modren&cabinet=4x12" },
    ],
    pages: { text: "Seite 1 von 2", previous: null, next: "/products?q=modren&cabinet=4x12&to=30&page=2" },
  });
});

test("[CAT-10] each choice says how many products it has; a filter with one choice isn't shown, and nobody's ownership is on a page for everybody", async () => {
  const { page } = await search("/products");
  expect(
    page.search?.groups.map(({ facet, choices }) => [facet, choices.map(({ label, count }) => [label, count])]),
  ).toEqual([
    [
      "kind",
      [
        ["Plugins", 1],
        ["Impulse responses", 1],
        ["Bundles", 1],
        ["Services", 0],
      ],
    ],
    [
      "cabinet",
      [
        ["1×12", 2],
        ["4×12", 1],
      ],
    ],
    [
      "owned",
      [
        ["Owned", null],
        ["Not owned", null],
      ],
    ],
  ]);
});

test("[CAT-10] a filter of which no choice would find anything is left out, unless one is chosen", async () => {
  const api = createFakeApiClient();
  const counts = {
    kind: { plugin: 2, bundle: 0 },
    cabinet: { "1x12": 0, "4x12": 0 },
    back: { open: 0, closed: 0 },
    owned: { yes: 0, no: 2 },
  };
  api.answer("searchProducts", ok({ ...FOUND, counts }));
  const page = await loadWith(api, "/products?back=open");
  expect(page.search?.groups.map(({ facet }) => facet)).toEqual(["kind", "back", "owned"]);
});

test.each([
  ["/products?q=tight&from=&to=&currency=EUR&sort=best", "/products?q=tight"],
  ["/ja/products?kind=amp&back=open", "/ja/products?back=open"],
  ["/products?sort=name&q=a", "/products?q=a&sort=name"],
])("[CAT-10] %s is sent on to the one spelling of its search", async (path, location) => {
  const answer: Response = await search(path).then(
    () => new Response(),
    (thrown: unknown) => thrown as Response,
  );
  expect([answer.status, answer.headers.get("location")]).toEqual([302, location]);
});

test("[CAT-10] a form sent empty is the whole list", async () => {
  const { page } = await search("/products?q=&from=&to=&currency=EUR&sort=best");
  expect(page.search).toMatchObject({ text: "", reset: null, chips: [] });
});

const FIVE = ["One", "Two", "Three", "Four", "Five"].map((name) => buildWireProduct({ name }));

test("[CAT-10] a search that finds nothing says what finds more without one part of it, the most first", async () => {
  const api = createFakeApiClient();
  const totals: Record<string, number> = { '["cellar","open"]': 0, '["cellar",null]': 3, '["","open"]': 6 };
  api.call = (async (operation: string, request: { text?: string; choices?: { back?: string[] } }) => {
    if (operation !== "searchProducts") throw new Error("Only a search is asked for.");
    const total = totals[JSON.stringify([request.text, request.choices?.back?.[0] ?? null])];
    const products = request.text === "" ? FIVE : [];
    return ok({ ...FOUND, products, total });
  }) as never;
  const page = await loadWith(api, "/products?q=cellar&back=open");
  expect(page.further).toMatchObject({ title: "Without “cellar”", href: "/products?back=open" });
  expect(names(page.further?.products ?? [])).toEqual(["One", "Two", "Three", "Four"]);
  expect(page.search?.looser).toEqual([
    { label: "Without “cellar”", href: "/products?back=open", count: 6 },
    { label: "Without Open", href: "/products?q=cellar", count: 3 },
  ]);
});

test("[CAT-10] where one word alone finds nothing, the products below are the newest of the whole list", async () => {
  const page = await searchFinding("/products?q=cellar", [], { products: FIVE, near_to: null });
  expect(page.further).toMatchObject({ title: "Newest releases", href: "/products?sort=newest" });
  expect(names(page.further?.products ?? [])).toEqual(["One", "Two", "Three", "Four"]);
});

const PACKS = ["Jazz", "Doom", "Hall"].map((name) =>
  buildWireProduct({ name, type: "samplepack", productPageSlug: name.toLowerCase() }),
);
const [JAZZ, DOOM, HALL] = PACKS as [(typeof PACKS)[0], (typeof PACKS)[0], (typeof PACKS)[0]];

test("[CAT-10] a few products are followed by the packs nearest in sound to the first pack of them", async () => {
  const page = await searchFinding("/products?q=jazz", [JAZZ, HALL], {
    products: [JAZZ, DOOM, HALL, ...FIVE],
    near_to: { name: "Jazz", slug: "jazz" },
  });
  expect(page.further).toMatchObject({ title: "Nearest in sound to Jazz", href: "/products?sort=nearest&near=jazz" });
  expect(names(page.further?.products ?? [])).toEqual(["Doom"]);
});

test("[CAT-10] a few products without a pack, or whose pack has no sound, are followed by the newest others of the whole list", async () => {
  for (const found of [FIVE.slice(0, 1), [JAZZ]]) {
    const page = await searchFinding("/products?q=a", found, { products: [...FIVE, JAZZ], near_to: null });
    expect(page.further).toMatchObject({ title: "Newest releases", href: "/products?sort=newest" });
    expect(names(page.further?.products ?? [])).toEqual(
      found[0] === JAZZ ? ["One", "Two", "Three", "Four"] : ["Two", "Three", "Four", "Five"],
    );
  }
});

test.each([
  ["/products?q=a", 5],
  ["/products", 4],
])("[CAT-10] nothing follows the list %s of %d products", async (path, total) => {
  const page = await searchFinding(path, FIVE.slice(0, total), { products: PACKS, near_to: null });
  expect(page.further).toBeNull();
});

/** A list whose search finds these products, and every other search the others. */
function searchFinding(
  path: string,
  products: readonly object[],
  others: { products: object[]; near_to: object | null },
) {
  const api = createFakeApiClient();
  const text = new URL(path, "https://shop.example").searchParams.get("q") ?? "";
  api.call = (async (operation: string, request: { text?: string; sort?: string }) => {
    if (operation !== "searchProducts") throw new Error("Only a search is asked for.");
    const isOwn = request.text === text && request.sort !== "nearest";
    return ok({ ...FOUND, ...(isOwn ? { products, total: products.length } : { ...others, total: 24 }) });
  }) as never;
  return loadWith(api, path);
}

test("[CAT-03] [CAT-10] without the search a list is its whole kind, and the page is not kept", async () => {
  const api = createFakeApiClient();
  const missing = new Set<"catalogue">();
  api.answer("getAllProducts", ok({ result: PRODUCTS }));
  api.answer("searchProducts", fail({ code: "api.unavailable" }));
  const page = await loadWith(api, "/products/plugins?q=a", missing);
  expect([names(page.products), page.total, page.search, [...missing]]).toEqual([
    ["faMicAlign"],
    1,
    null,
    ["catalogue"],
  ]);
});

function loadWith(api: ReturnType<typeof createFakeApiClient>, path: string, missing = new Set<"catalogue">()) {
  const request = new Request(`https://shop.example${path}`);
  const context = buildStorefrontContext({ api, missing, reportError: () => {} });
  return list.loader({ request, context, params: {} } as never);
}

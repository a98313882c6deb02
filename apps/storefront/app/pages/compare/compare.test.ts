import type { WireProduct } from "@shop/api-client/contract";
import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireAudition, buildWireProduct } from "@shop/catalog/testing";
import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { loadComparison } from "./compare.server.ts";

const CABINET = {
  ...{ label: "4×12, closed back, birch ply", driver_count: 4, driver_inches: 12, is_open_back: false },
  ...{ resonance_hz: 86, body_dip_hz: 410, body_dip_db: -4.5, break_up_hz: 2750, break_up_db: 7.5, roll_off_hz: 5300 },
  curve: { take: "Dyn-A cap 0cm", from_hz: 38, to_hz: 12_500, levels_db: [-6, -2, -6] },
};

const pack = (name: string, given: Partial<WireProduct> = {}) =>
  buildWireProduct({
    ...{
      name,
      type: "samplepack",
      productPageSlug: name.toLowerCase().replaceAll(" ", "-"),
      shortDesc: "Loud",
      versions: [],
    },
    ...{
      audition: buildWireAudition({ base_url: `/media/${name}` }),
      cabinet: CABINET,
      formats: ["WAVE", "KEMPER"],
      rating: null,
    },
    ...given,
  });

const PRODUCTS = [
  pack("Modern Rock", { rating: { num_ratings: 2, rating: 4.5, user_has_rated: false } }),
  pack("Doom Cellar"),
  pack("Jazz Box"),
  pack("Funk Snap"),
  pack("Punk Basement", { cabinet: { ...CABINET, curve: { ...CABINET.curve, levels_db: [-30, -2, -6] } } }),
  buildWireProduct({ name: "faMicAlign", productPageSlug: "famicalign", shortDesc: "Phase", rating: null }),
  buildWireProduct({ name: "Licence Transfer", type: "other", productPageSlug: "licence-transfer" }),
];

/** The comparison at an address, with what its loader searched for. */
async function load(path: string, isAvailable = true) {
  const api = createFakeApiClient();
  const searched: unknown[] = [];
  api.call = (async (operation: string, request: { name?: string }) => {
    if (!isAvailable) return fail({ code: "api.unavailable" });
    if (operation === "searchProducts") {
      searched.push(request);
      return ok({ products: PRODUCTS, total: PRODUCTS.length, counts: {}, read_as: [], price_changes_at: null });
    }
    const found = PRODUCTS.find(({ productPageSlug }) => productPageSlug === request.name);
    return found ? ok({ result: found }) : fail({ code: "product.notFound" });
  }) as never;
  const args = { request: new Request(`https://shop.example${path}`), context: buildStorefrontContext({ api }) };
  return { comparison: await loadComparison(args), searched };
}

const cellsOf = (comparison: Awaited<ReturnType<typeof load>>["comparison"], term: string) =>
  comparison.rows.find((row) => row.term === term)?.cells;

test("[CAT-10] two products are shown side by side, with the facts that one of them has", async () => {
  const { comparison, searched } = await load("/compare?products=modern-rock,famicalign");
  expect(comparison.title).toBe("Compare Modern Rock and faMicAlign");
  expect(comparison.heading).toBe("Compare Modern\u00a0Rock and faMicAlign");
  expect(comparison.products.map(({ product, without }) => [product.name, without])).toEqual([
    ["Modern Rock", "/compare?products=famicalign"],
    ["faMicAlign", "/compare?products=modern-rock"],
  ]);
  expect(cellsOf(comparison, "Cabinet")).toEqual(["4×12, closed back", null]);
  expect(cellsOf(comparison, "Sound")).toEqual(["Tight, Scooped", null]);
  expect(cellsOf(comparison, "Break-up")).toEqual(["2.8 kHz, +7.5 dB", null]);
  expect(cellsOf(comparison, "What is inside")).toEqual(["2 takes, 2 microphones", null]);
  expect(cellsOf(comparison, "Formats")).toEqual(["WAV, Kemper", null]);
  expect(cellsOf(comparison, "Rating")).toEqual(["4.5 of 5, from 2 ratings", null]);
  expect(comparison.products.map(({ curve }) => curve?.length ?? null)).toEqual([26, null]);
  expect(comparison.products[0]?.nearest).toBe(
    "/products/guitar-cabinet-impulse-responses?sort=nearest&near=modern-rock",
  );
  expect(comparison.offers.map(({ slug }) => slug)).toEqual(["doom-cellar", "jazz-box", "funk-snap", "punk-basement"]);
  expect(searched).toEqual([
    { choices: { kind: ["samplepack"] }, sort: "nearest", near_to: "modern-rock", page_size: 24 },
  ]);
});

test("[CAT-10] two packs are heard in one programme", async () => {
  const { comparison } = await load("/compare?products=modern-rock,doom-cellar");
  const [one, other] = comparison.products;
  expect(one?.sound?.programme.name).toBe("Modern Rock / Doom Cellar");
  expect(other?.sound?.programme).toBe(one?.sound?.programme);
});

test.each([
  ["/compare?products=modern-rock&products=doom-cellar", "/compare?products=modern-rock,doom-cellar"],
  ["/de/compare?products=Modern-Rock,modern-rock,", "/de/compare?products=modern-rock"],
])("[CAT-10] %s is sent on to the one address of its comparison", async (path, location) => {
  const answer: Response = await load(path).then(
    () => new Response(),
    (thrown: unknown) => thrown as Response,
  );
  expect([answer.status, answer.headers.get("location")]).toEqual([302, location]);
});

test("[CAT-10] what can't be compared is named, and the rest is shown", async () => {
  const { comparison } = await load("/compare?products=doom-cellar,nothing,licence-transfer");
  expect(comparison.products.map(({ product }) => product.name)).toEqual(["Doom Cellar"]);
  expect(comparison.notes).toEqual([
    "The shop has nothing to compare that is called “nothing” and “licence-transfer”.",
  ]);
});

test("[CAT-10] of five products four are compared, the fifth is named, and nothing is offered", async () => {
  const { comparison } = await load("/compare?products=modern-rock,doom-cellar,jazz-box,funk-snap,punk-basement");
  expect(comparison.products).toHaveLength(4);
  expect(comparison.notes).toEqual(["Four products fit. Left out: Punk Basement."]);
  expect(comparison.offers).toEqual([]);
});

test("[CAT-10] without products the page offers some to begin with", async () => {
  const { comparison, searched } = await load("/compare");
  expect([comparison.title, comparison.products, comparison.notes]).toEqual(["Compare", [], []]);
  expect(comparison.offers.map(({ slug }) => slug)).toContain("famicalign");
  expect(comparison.offers.map(({ slug }) => slug)).not.toContain("licence-transfer");
  expect(searched).toEqual([{ choices: { kind: ["plugin", "samplepack", "bundle"] }, page_size: 24 }]);
});

test("[CAT-10] without products the page offers pairs, each with its comparison's address and how far apart they sound", async () => {
  const { comparison } = await load("/compare");
  expect(comparison.pairs.map(({ reason, href, apart }) => [reason, href, apart])).toEqual([
    ["closest", "/compare?products=modern-rock,doom-cellar", "0.0 dB apart"],
    ["furthest", "/compare?products=funk-snap,punk-basement", "10.6 dB apart"],
  ]);
  expect(comparison.pairs[0]?.products.map(({ product, curve }) => [product.name, curve?.length])).toEqual([
    ["Modern Rock", 26],
    ["Doom Cellar", 26],
  ]);
  expect((await load("/compare?products=modern-rock")).comparison.pairs).toEqual([]);
});

test("[CAT-10] while the catalogue is unavailable the page says so", async () => {
  const { comparison } = await load("/compare?products=modern-rock", false);
  expect(comparison.notes).toEqual(["The products can't be compared at the moment. Please load the page again."]);
});

import { describe, expect, test } from "vitest";
import { buildContent, buildContentProduct } from "../testing/build-content.ts";
import { checkContent } from "./check-content.ts";

test("content that makes sense passes as it is", () => {
  expect(checkContent(buildContent())).toMatchObject({ isOk: true, value: { products: buildContent().products } });
});

describe("content that makes no sense is refused as a whole, with the file and the field", () => {
  const good = buildContent();
  const pack = buildContentProduct();
  const strayFile = {
    product: "nobody",
    kind: "samplepack",
    variant: "ALL",
    path: "a",
    sizeBytes: 1,
    mediaType: "application/zip",
  };
  test.each([
    [
      "a price below zero",
      { products: [{ ...pack, price: { EUR: -1, USD: 1, JPY: 100 } }] },
      "products/fair-modern-rock.json",
      "price.EUR",
    ],
    [
      "half a yen",
      { products: [{ ...pack, price: { EUR: 1, USD: 1, JPY: 150 } }] },
      "products/fair-modern-rock.json",
      "price.JPY",
    ],
    [
      "cents with decimals",
      { products: [{ ...pack, price: { EUR: 49.5, USD: 1, JPY: 0 } }] },
      "products/fair-modern-rock.json",
      "price.EUR",
    ],
    [
      "a stated price of nothing",
      { products: [{ ...pack, stated_price: { EUR: 3900, USD: 0, JPY: 590_000 } }] },
      "products/fair-modern-rock.json",
      "stated_price.USD",
    ],
    [
      "a stated price of no yen, though the product is free",
      { products: [{ ...pack, price: { EUR: 0, USD: 0, JPY: 0 }, stated_price: { EUR: 1, USD: 1, JPY: 0 } }] },
      "products/fair-modern-rock.json",
      "stated_price.JPY",
    ],
    [
      "a stated price above the full price",
      { products: [{ ...pack, stated_price: { EUR: 4900, USD: 5491, JPY: 590_000 } }] },
      "products/fair-modern-rock.json",
      "stated_price.USD",
    ],
    [
      "a stated price of a free product",
      { products: [{ ...pack, price: { EUR: 0, USD: 0, JPY: 0 }, stated_price: { EUR: 1, USD: 1, JPY: 100 } }] },
      "products/fair-modern-rock.json",
      "stated_price.EUR",
    ],
    [
      "a stated price of half a yen",
      { products: [{ ...pack, stated_price: { EUR: 3900, USD: 3900, JPY: 590_050 } }] },
      "products/fair-modern-rock.json",
      "stated_price.JPY",
    ],
    ["a field that is missing", { products: [{ slug: "x" }] }, "products/x.json", "name"],
    ["no product at all", { products: ["x"] }, "products/ (number 1)", "(the whole)"],
    [
      "an unknown part of a bundle",
      { products: [{ ...pack, included_products: ["Nothing"] }] },
      "products/fair-modern-rock.json",
      "included_products",
    ],
    [
      "a bundle of itself",
      { products: [{ ...pack, included_products: [pack.name] }] },
      "products/fair-modern-rock.json",
      "included_products",
    ],
    ["a name that is used twice", { products: [pack, { ...pack, slug: "other" }] }, "products/other.json", "name"],
    [
      "a discount over 100",
      { products: [{ ...pack, total_discount: 101 }] },
      "products/fair-modern-rock.json",
      "total_discount",
    ],
    [
      "a slug with a slash",
      { pages: [{ slug: "a/b", title: "A", description: "", html: "" }] },
      "pages/a/b.json",
      "slug",
    ],
    ["a page twice", { pages: [...good.pages, ...good.pages] }, "pages/support.json", "slug"],
    [
      "a tutorial without a day",
      { tutorials: [{ ...(good.tutorials[0] as object), date: "soon" }] },
      "tutorials/two-microphones.json",
      "date",
    ],
    [
      "a file of no product",
      {
        manifest: { inputsHash: "x", files: [{ ...strayFile, sha256: "0".repeat(64), version: null, fileName: "a" }] },
      },
      "manifest.json",
      "files.product",
    ],
    [
      "an audition of no product",
      {
        manifest: {
          inputsHash: "x",
          files: [],
          auditions: [
            {
              product: "nobody",
              audition: {
                ...{ performances: [], takes: [], base_url: "/media/sounds/1" },
                ...{ loudness_lufs: -18, lead_in_seconds: 0.25, is_modelled: true },
              },
            },
          ],
        },
      },
      "manifest.json",
      "auditions.product",
    ],
    [
      "a cabinet of no product",
      {
        manifest: {
          inputsHash: "x",
          files: [],
          cabinets: [
            {
              product: "nobody",
              cabinet: {
                ...{ label: "1×12", driver_count: 1, driver_inches: 12, is_open_back: true, resonance_hz: 90 },
                ...{ body_dip_hz: 400, body_dip_db: -2, break_up_hz: 2500, break_up_db: 5, roll_off_hz: 5000 },
                curve: { take: "Dyn-A cap 0cm", from_hz: 38, to_hz: 12_500, levels_db: [0] },
              },
            },
          ],
        },
      },
      "manifest.json",
      "cabinets.product",
    ],
    [
      "a response of no product",
      {
        manifest: {
          inputsHash: "x",
          files: [],
          responses: [{ product: "nobody", response: { from_hz: 50, to_hz: 12_800, curves: [] } }],
        },
      },
      "manifest.json",
      "responses.product",
    ],
    ["no manifest", { manifest: null }, "manifest.json", "(the whole)"],
  ])("%s", (_name, values, file, field) => {
    const manifest = { inputsHash: "x", files: [] };
    expect(checkContent({ ...good, manifest, ...values })).toEqual({
      isOk: false,
      failure: { code: "content.invalid", params: { file, field, reason: expect.any(String) } },
    });
  });
});

test("a stated price of 0 is refused with a line that says how a free product is written, and that is taken", () => {
  const nothing = { EUR: 0, USD: 0, JPY: 0 };
  const stated = checkContent(buildContent({ products: [buildContentProduct({ stated_price: nothing })] }));
  const reason = "is not above 0; a product is free by a `price` of 0 in every currency, without a `stated_price`";
  expect(stated).toMatchObject({ isOk: false, failure: { params: { field: "stated_price.EUR", reason } } });
  const manifest = { inputsHash: "x", files: [] };
  const products = [
    buildContentProduct({ price: nothing, stated_price: null }),
    buildContentProduct({ name: "Other" }),
  ];
  expect(checkContent(buildContent({ products, manifest }))).toMatchObject({ isOk: true });
});

describe("numbers and lengths of the content", () => {
  const pack = buildContentProduct();
  const contest = {
    ...{ id: "spring", page: "spring", title: "Spring", isEnabled: true, timeZone: "UTC", keptForDays: 90 },
    ...{ startDate: "2026-03-01T00:00", endDate: "2026-03-08T00:00", rules: ["Enter."] },
    prizes: [{ title: "A pack", count: 1 }],
  };
  const window = {
    ...{ id: "night", kind: "salesWindow", title: "Night", timeZone: "UTC", discount: 35, loyaltyDiscount: 50 },
    ...{ startDate: "2026-07-03T18:00", endDate: "2026-07-04T00:00" },
  };
  test.each([
    [
      "a price",
      2_147_483_647,
      (value: number) => ({ products: [{ ...pack, price: { EUR: value, USD: 1, JPY: 100 } }] }),
    ],
    ["a product's number in a list", 2_147_483_647, (value: number) => ({ products: [{ ...pack, wpId: value }] })],
    ["a short text's characters", 5000, (value: number) => ({ products: [{ ...pack, shortDesc: "x".repeat(value) }] })],
    [
      "an article's characters",
      200_000,
      (value: number) => ({ products: [{ ...pack, productPageDesc: "x".repeat(value) }] }),
    ],
    [
      "the days by which a window is renewed",
      365,
      (value: number) => ({ campaigns: [{ ...window, renewedInDays: value }] }),
    ],
    [
      "the days by which a contest is renewed",
      365,
      (value: number) => ({ contests: [{ ...contest, renewedInDays: value }] }),
    ],
    [
      "the days for which entries are kept",
      365,
      (value: number) => ({ contests: [{ ...contest, keptForDays: value }] }),
    ],
  ])("%s: at most %i", (_what, most, give) => {
    const others = { products: [pack], tutorials: [], pages: [], manifest: { inputsHash: "x", files: [] } };
    const checked = (value: number) => checkContent(buildContent({ ...others, ...give(value) } as object));
    expect(checked(most)).toMatchObject({ isOk: true });
    expect(checked(most + 1)).toMatchObject({ isOk: false });
  });
});

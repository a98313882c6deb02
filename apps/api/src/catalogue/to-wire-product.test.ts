import { operations } from "@shop/api-client/contract";
import { normaliseProduct, priceIn } from "@shop/catalog";
import { CURRENCIES, priceUnit } from "@shop/pricing";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { ListedCampaign } from "../sales/index.ts";
import { toCampaign } from "../sales/to-pricing-input.ts";
import type { PriceRow, ProductRow } from "./products.ts";
import { toWireProduct } from "./to-wire-product.ts";

const PRODUCT: ProductRow = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "faIR Modern Rock",
  slug: "fair-modern-rock",
  product_page_slug: "fair-modern-rock",
  type: "samplepack",
  item_type: 43,
  wp_id: 1,
  showcase_id: 2,
  editor_id: 3,
  position: 1,
  is_public: true,
  is_for_sale: true,
  is_pack: true,
  can_be_rated: true,
  manual_url: null,
  short_desc: "",
  shop_desc: "",
  product_page_desc: "",
  discount_percent: null,
  discount_flags: [],
  versions: [],
  featured_media: null,
  audition: null,
  cabinet: null,
  response: null,
  wp_status: "publish",
  yoast_seo: null,
  updated_at: new Date(0),
  translations: {},
  changelog: [],
  trial: null,
  removed_at: null,
};

const units = fc.integer({ min: 0, max: 21_000_000 });
const percent = fc.option(fc.integer({ min: 0, max: 100 }));
const statedPart = fc.option(fc.nat(1000).map((thousandths) => thousandths / 1000));

/** Amounts in each currency; the stated ones are no higher than the full ones. */
function pricesOf(amount: number, stated: number | null): PriceRow[] {
  return CURRENCIES.map((currency) => ({
    product_id: PRODUCT.id,
    currency,
    full_price_minor: amount * 100,
    stated_price_minor: stated === null ? null : Math.floor(amount * stated) * 100,
  }));
}

function buildCampaign(percent: number, loyaltyPercent: number | null): ListedCampaign {
  const forEverything = {
    productNames: [],
    productTypes: [],
    startsAtMs: 0,
    endsAtMs: 1,
    timeZone: "UTC",
    translations: {},
  };
  return { id: `less-${percent}`, title: "A week", percent, loyaltyPercent, ...forEverything };
}

const campaign = fc
  .record({ percent: fc.integer({ min: 0, max: 60 }), more: fc.option(fc.integer({ min: 0, max: 40 })) })
  .map(({ percent, more }) => buildCampaign(percent, more === null ? null : percent + more));

test("[PRICE-11] a client that reads the catalogue prices every product as the server charges it, for everybody", () => {
  fc.assert(
    fc.property(
      fc.tuple(units, percent, statedPart, fc.boolean()),
      fc.array(campaign, { maxLength: 3 }),
      ([amount, discountPercent, stated, isLoggedIn], running) => {
        const prices = pricesOf(amount, stated);
        const wire = toWireProduct({ ...PRODUCT, discount_percent: discountPercent }, prices, [], running);
        expect(z.safeParse(operations.getProductData.answer, { result: wire }).success).toBe(true);
        const read = normaliseProduct(wire);
        if (!read.isOk) throw new Error(read.failure.code);
        for (const row of prices) {
          const { currency, full_price_minor, stated_price_minor } = row;
          const charged = priceUnit(
            {
              fullPriceMinor: full_price_minor,
              salePercent: discountPercent,
              statedPriceMinor: stated_price_minor,
              campaigns: running.map((campaign) => toCampaign(campaign)),
            },
            { currency, isLoggedIn },
          );
          expect(priceUnit(priceIn(read.value.prices, currency).price, { currency, isLoggedIn })).toBe(charged);
        }
      },
    ),
  );
});

test.each([
  ["nothing", null, [], null],
  ["its own sale", 35, [], 35],
  ["a campaign that is better than its sale", 35, [40], 40],
  ["a campaign that is no better", 35, [35, 20], 35],
  ["a campaign alone", null, [20, 30], 30],
])("[PRICE-05] what a visitor sees as the percentage is the best of them: %s", (_what, own, percents, expected) => {
  const running = percents.map((value) => buildCampaign(value, null));
  const wire = toWireProduct({ ...PRODUCT, discount_percent: own }, pricesOf(49, null), [], running);
  expect([wire.total_discount, wire.own_discount]).toEqual([expected, own]);
});

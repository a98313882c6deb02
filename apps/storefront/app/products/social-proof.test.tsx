import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, type Locale, ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../testing/build-storefront-context.ts";
import { SHOP_FACTS } from "../testing/shop-facts.ts";
import { ShoppingNote } from "./shopping-note.tsx";
import { loadSocialProof } from "./social-proof.server.ts";

const FIGURES = { customers: 168, reviews: 1912, downloads: 2204, rating: 4.9, people_shopping: 7, is_sample: false };

function load(figures: typeof FIGURES | null, given: { hasSamples?: boolean; locale?: Locale } = {}) {
  const { hasSamples = false, locale = "en" } = given;
  const api = createFakeApiClient();
  api.answer("getSocialProof", figures ? ok(figures) : fail({ code: "api.unreachable" }));
  return loadSocialProof(buildStorefrontContext({ api, shop: { ...SHOP_FACTS, hasSamples } }), locale);
}

test.each([
  ["en", ["168 customers", "1,912 reviews, 4.9 of 5 on average", "2,204 downloads"], "7 people are shopping now"],
  [
    "de",
    ["168 Kundinnen und Kunden", "1.912 Bewertungen, im Schnitt 4,9 von 5", "2.204 Downloads"],
    "7 Menschen kaufen gerade ein",
  ],
  ["ja", ["168 人のお客様", "1,912 件のレビュー、平均4.9／5", "2,204 件のダウンロード"], "現在7人がお買い物中です"],
] as const)("[ENGAGE-10] in %s a page states the figures in its language", async (locale, badges, shopping) => {
  const proof = await load(FIGURES, { locale });
  expect(proof.badges.map(({ figure, text }) => `${figure} ${text}`)).toEqual(badges);
  expect([proof.shopping, proof.sample]).toEqual([shopping, null]);
});

test("[LAW-05] a rendered page marks samples, and shows none where the operator doesn't allow them", async () => {
  const samples = { ...FIGURES, is_sample: true };
  const allowed = await load(samples, { hasSamples: true });
  expect(renderToStaticMarkup(<ShoppingNote {...allowed} />)).toMatch(
    /data-sample="".*7 people are shopping now · Sample/,
  );
  const refused = await load(samples);
  expect([refused.badges, renderToStaticMarkup(<ShoppingNote {...refused} />)]).toEqual([[], ""]);
});

test("[LAW-05] the shop's own figures aren't marked as samples", async () => {
  expect(renderToStaticMarkup(<ShoppingNote {...(await load(FIGURES))} />)).not.toContain("ample");
});

test("[ENGAGE-10] a shop with too few customers states nothing, and neither does one whose figures fail", async () => {
  const none = { customers: null, reviews: null, downloads: null, rating: null, people_shopping: null };
  const api = createFakeApiClient();
  api.answer("getSocialProof", ok({ ...none, is_sample: false }));
  const nothing = { badges: [], shopping: null, sample: null };
  expect(await loadSocialProof(buildStorefrontContext({ api }), "en")).toEqual(nothing);
  expect(await load(null)).toEqual(nothing);
});

test("[ENGAGE-10] a page doesn't wait more than 300 ms for its figures", async () => {
  const clock = createFakeClock();
  const api = { ...createFakeApiClient(), call: () => new Promise<never>(() => {}) };
  const loading = loadSocialProof(buildStorefrontContext({ api, clock }), "en");
  await clock.advanceAsync(300);
  expect(await loading).toEqual({ badges: [], shopping: null, sample: null });
});

import { createContentReader } from "@shop/api-client/content";
import { createFakeApiClient } from "@shop/api-client/testing";
import { ok } from "@shop/kernel";
import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import { RouterContextProvider } from "react-router";
import { type StorefrontContext, storefrontContext } from "../request/storefront-context.ts";
import { SHOP_FACTS } from "./shop-facts.ts";

/** What a loader is given, before a content service that contains nothing; only what matters is given. */
export function buildStorefrontContext(given: Partial<StorefrontContext> = {}): RouterContextProvider {
  const api = createFakeApiClient();
  api.answer("getSocialProof", ok({ rating: null, people_shopping: null, is_sample: false }));
  const clock = createFakeClock();
  const transport = async () => ({ status: 404, text: "", header: () => null });
  const context = new RouterContextProvider();
  context.set(storefrontContext, {
    api,
    clock,
    random: createFakeRandom(),
    content: createContentReader({ host: "", clock, transport }),
    keptProducts: new Map(),
    shop: SHOP_FACTS,
    shareImage: null,
    shareCard: ({ title }) => `/media/share/${encodeURIComponent(title)}.png`,
    mediaAddress: (address) => address,
    structuredData: [],
    changesAtMs: [],
    surrogateKeys: new Set<never>(),
    missing: new Set<never>(),
    visitor: () => {
      throw new Error("This page has no visitor: give one.");
    },
    beta: {
      call: () => {
        throw new Error("This page has no beta programme: give one.");
      },
    },
    mode: "demo",
    nonce: "n",
    reportError: () => {},
    ...given,
  });
  return context;
}

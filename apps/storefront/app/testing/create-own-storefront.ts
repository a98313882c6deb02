import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import type { ServerBuild } from "react-router";
import { createStorefront } from "../../server/create-storefront.ts";
import type { StorefrontOptions } from "../../server/storefront-options.ts";
import { SHOP_FACTS } from "./shop-facts.ts";

/** The server of the shop's own pages, as in production, with a back end given by the test; `callApi` also serves visitors. */
export function createOwnStorefront(
  build: ServerBuild,
  given: Pick<StorefrontOptions, "callApi"> & Partial<StorefrontOptions>,
): (request: Request) => Promise<Response> {
  return createStorefront({
    build,
    isDevelopment: false,
    origin: "https://shop.example",
    mode: "production",
    shop: SHOP_FACTS,
    shareImage: null,
    shareCard: ({ title }) => `/media/share/${encodeURIComponent(title)}.png`,
    mediaAddress: (address) => address,
    clock: createFakeClock(),
    random: createFakeRandom(),
    callApiForVisitor: given.callApi,
    networkOf: () => "here",
    reportError: () => {},
    ...given,
  });
}

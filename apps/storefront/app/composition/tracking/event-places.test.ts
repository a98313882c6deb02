import { readFile } from "node:fs/promises";
import { EVENT_NAMES, type EventName } from "@shop/tracking";
import { expect, test } from "vitest";

const HERE = "apps/storefront/app/composition/tracking";
const SERVER = "apps/api/src/marketing/known-events.ts";

/** Where each event of the list is raised. The type leaves none out: an event that nothing raises isn't in the list. */
const PLACES: Readonly<Record<EventName, readonly string[]>> = {
  login: [`${HERE}/auth-raises-events.ts`],
  logout: ["packages/tracking/src/store/tracker.ts"],
  sign_up: [`${HERE}/auth-raises-events.ts`],
  verify: [`${HERE}/auth-raises-events.ts`],
  page_view: [`${HERE}/page-events.ts`],
  campaign: [`${HERE}/page-events.ts`],
  search: [`${HERE}/use-search-event.ts`],
  view_item_list: [`${HERE}/page-events.ts`],
  select_item: ["apps/storefront/app/products/product-tiles.tsx"],
  view_item: [`${HERE}/page-events.ts`],
  add_to_cart: [`${HERE}/cart-raises-events.ts`],
  remove_from_cart: [`${HERE}/cart-raises-events.ts`],
  cart_at_login: [`${HERE}/login-reports-cart.ts`],
  view_cart: [`${HERE}/tracked-pages.tsx`],
  begin_checkout: [`${HERE}/checkout-raises-events.ts`],
  add_payment_info: [`${HERE}/checkout-raises-events.ts`],
  purchase: [`${HERE}/checkout-raises-events.ts`],
  refund: [SERVER],
  view_promotion: [`${HERE}/use-promotion.ts`, `${HERE}/sales-raise-events.ts`],
  select_promotion: [`${HERE}/use-promotion.ts`, `${HERE}/sales-raise-events.ts`],
  download: [`${HERE}/download-raises-event.ts`, "apps/storefront/app/pages/product-detail/buy-strip.tsx"],
  rating: [`${HERE}/account-raises-events.ts`],
  redeem: [`${HERE}/account-raises-events.ts`],
};

test.each(EVENT_NAMES.flatMap((name) => PLACES[name].map((place) => [name, place] as const)))(
  "[TRACK-06] %s is raised in %s",
  async (name, place) => {
    const source = await readFile(new URL(`../../../../../${place}`, import.meta.url), "utf8");
    expect(source).toContain(`"${name}"`);
  },
);

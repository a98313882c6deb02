import { activityEventSchema } from "@shop/api-client/contract";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkEvent, type RaisedEvent } from "./event-list.ts";
import { toActivity } from "./to-activity.ts";
import { toAnalytics } from "./to-analytics.ts";
import { toMarketing } from "./to-marketing.ts";

function checked(raised: RaisedEvent) {
  const event = checkEvent(raised);
  if (!event) throw new Error("The event doesn't fit its schema.");
  return event;
}
const ITEM = { name: "faMicAlign", category: "plugin", priceMinor: 4165, discountMinor: 735, quantity: 2 } as const;
const PURCHASE: RaisedEvent = {
  name: "purchase",
  data: {
    orderId: "2026-17",
    items: [ITEM],
    money: { valueMinor: 7705, currency: "EUR", basis: "gross" },
    taxMinor: 1230,
    coupon: "SPRING",
  },
};

test("[TRACK-06] [ROUTE-09] a purchase in analytics has the amount that was charged, as a decimal, and says that VAT is in it", () => {
  expect(toAnalytics(checked(PURCHASE))).toEqual({
    name: "purchase",
    params: {
      transaction_id: "2026-17",
      currency: "EUR",
      value: 77.05,
      value_basis: "gross",
      tax: 12.3,
      coupon: "SPRING",
      items: [
        {
          item_id: "faMicAlign",
          item_name: "faMicAlign",
          item_category: "plugin",
          price: 41.65,
          discount: 7.35,
          quantity: 2,
          index: 0,
        },
      ],
    },
  });
});

test("[TRACK-06] yen are whole in analytics, though they are counted in hundredths", () => {
  const event = checked({
    name: "view_item",
    data: {
      items: [{ name: "faGain", priceMinor: 650_000 }],
      money: { valueMinor: 650_000, currency: "JPY", basis: "gross" },
    },
  });
  expect(toAnalytics(event)?.params).toMatchObject({ currency: "JPY", value: 6500, items: [{ price: 6500 }] });
});

test("[TRACK-06] a campaign is called campaign_details, and gaps are left out", () => {
  expect(toAnalytics(checked({ name: "campaign", data: { source: "newsletter" } }))).toEqual({
    name: "campaign_details",
    params: { campaign_source: "newsletter" },
  });
});

test("[TRACK-06] a pressed product has its list and its place in it", () => {
  const event = checked({
    name: "select_item",
    data: { items: [{ name: "faGain", category: "plugin" }], listName: "Plugins", index: 3 },
  });
  expect(toAnalytics(event)).toEqual({
    name: "select_item",
    params: {
      item_list_name: "Plugins",
      items: [{ item_id: "faGain", item_name: "faGain", item_category: "plugin", quantity: 1, index: 3 }],
    },
  });
});

test("[TRACK-06] a promotion has its name and where it is shown, a search its term", () => {
  const promoted = checked({ name: "view_promotion", data: { promotion: "Studio Night", place: "bar" } });
  expect([toAnalytics(promoted), toAnalytics(checked({ name: "search", data: { term: "gate" } }))]).toEqual([
    { name: "view_promotion", params: { promotion_name: "Studio Night", creative_slot: "bar" } },
    { name: "search", params: { search_term: "gate" } },
  ]);
});

test("[TRACK-06] a refund is raised by the server, and by no browser", () => {
  const money = { valueMinor: 4165, currency: "EUR", basis: "gross" } as const;
  const refund = checked({ name: "refund", data: { orderId: "2026-17", money } });
  expect([toAnalytics(refund), toMarketing(refund)]).toEqual([null, []]);
});

test("[TRACK-04] [CART-12] a change of the cart is one call for each product, in minor units", () => {
  const event = checked({
    name: "add_to_cart",
    data: {
      items: [ITEM, { name: "faGain", priceMinor: 1900 }],
      money: { valueMinor: 10_230, currency: "USD", basis: "gross" },
    },
  });
  expect(toMarketing(event)).toEqual([
    { call: "trackCartAdd", fields: { product_name: "faMicAlign", quantity: 2, price: 4165, currency: "USD" } },
    { call: "trackCartAdd", fields: { product_name: "faGain", quantity: 1, price: 1900, currency: "USD" } },
  ]);
});

test("[TRACK-04] [ROUTE-09] a purchase at the marketing service has its order, its products and its total", () => {
  expect(toMarketing(checked(PURCHASE))).toEqual([
    {
      call: "trackPurchase",
      fields: {
        order_id: "2026-17",
        products: [{ name: "faMicAlign", quantity: 2, price: 4165 }],
        total: 7705,
        currency: "EUR",
      },
    },
  ]);
});

test.each([
  ["Windows", "Windows"],
  ["MacOS", "MacOS"],
  ["win", "win"],
  ["mac", "mac"],
  ["linux", ""],
  ["WINDOWS", ""],
])("[TRACK-05] [CAT-07] a download for %s is reported for '%s'", (platform, sent) => {
  const event = checked({ name: "download", data: { product: "faGain", kind: "plugin", platform, newsletter: 3 } });
  expect(toMarketing(event)).toEqual([
    {
      call: "trackDownload",
      fields: { product_name: "faGain", download_type: "plugin", platform: sent, newsletter_status: 3 },
    },
  ]);
});

test("[TRACK-04] sign-up and verification make no call: the server reports them", () => {
  expect([
    toMarketing(checked({ name: "sign_up", data: {} })),
    toMarketing(checked({ name: "verify", data: {} })),
  ]).toEqual([[], []]);
});

test("[TRACK-01] an activity event has its kind, its time, its data and what kind of device it was", () => {
  const context = { device: "desktop", screen: "large", browser: "Firefox", os: "Linux" } as const;
  const event = checked({ name: "rating", data: { product: "faGain", stars: 5 } });
  expect(toActivity(event, { id: "e1", atMs: 1_768_478_400_000, timeOnPageMs: 1200, context })).toEqual({
    id: "e1",
    type: "review",
    timestamp: 1_768_478_400_000,
    data: { event: "rating", product: "faGain", stars: 5 },
    context: { device: "desktop", screen_size: "large", browser: "Firefox", os: "Linux", time_on_page: 1200 },
  });
});

test("[TRACK-01] what is done in the shop is texts and numbers, in minor units, and fits the service's own schema", () => {
  const context = { device: "phone", screen: "phone", browser: "Safari", os: "iOS" } as const;
  const id = "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f";
  const event = toActivity(checked(PURCHASE), { id, atMs: 1, timeOnPageMs: 0, context });
  expect(event?.data).toEqual({
    event: "purchase",
    orderId: "2026-17",
    product: "faMicAlign",
    quantity: 2,
    value: 7705,
    currency: "EUR",
    basis: "gross",
    taxMinor: 1230,
    coupon: "SPRING",
  });
  expect(z.safeParse(activityEventSchema, event).success).toBe(true);
});

test("[TRACK-01] a login is no activity", () => {
  const context = { device: "phone", screen: "phone", browser: "Safari", os: "iOS" } as const;
  expect(toActivity(checked({ name: "login", data: {} }), { id: "e1", atMs: 0, timeOnPageMs: 0, context })).toBeNull();
});

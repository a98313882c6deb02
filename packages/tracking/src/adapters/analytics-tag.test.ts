import { expect, test } from "vitest";
import { createAnalyticsTag } from "./analytics-tag.ts";

const VIEW = { name: "view_item", params: { currency: "EUR", value: 19, items: [{ item_id: "faGain" }] } };

test("[TRACK-06] without a tag nothing is sent and nothing is created", () => {
  const page = {};
  expect(createAnalyticsTag(page).send(VIEW)).toBe(false);
  expect(page).toEqual({});
});

test("[TRACK-06] GA4's tag gets the event by its function", () => {
  const calls: (readonly unknown[])[] = [];
  const tag = createAnalyticsTag({ gtag: (...args: unknown[]) => calls.push(args), dataLayer: [] });
  expect(tag.send(VIEW)).toBe(true);
  expect(calls).toEqual([["event", "view_item", VIEW.params]]);
});

test("[TRACK-06] Tag Manager gets products in `ecommerce`, which is emptied before, and other parameters as they are", () => {
  const dataLayer: unknown[] = [];
  const tag = createAnalyticsTag({ dataLayer });
  tag.send(VIEW);
  tag.send({ name: "search", params: { search_term: "gate" } });
  expect(dataLayer).toEqual([
    { ecommerce: null },
    { event: "view_item", ecommerce: VIEW.params },
    { ecommerce: null },
    { event: "search", search_term: "gate" },
  ]);
});

test("[TRACK-06] a tag that comes later gets what happens from then on", () => {
  const page: { gtag?: () => void } = {};
  const tag = createAnalyticsTag(page);
  expect(tag.send(VIEW)).toBe(false);
  page.gtag = () => {};
  expect(tag.send(VIEW)).toBe(true);
});

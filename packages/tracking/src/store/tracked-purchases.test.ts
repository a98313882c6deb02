import { expect, test } from "vitest";
import type { RaisedEvent } from "../domain/event-list.ts";
import { buildTracker, FULL_CONSENT } from "../testing/build-tracker.ts";

const consentOf = (...allowed: ("marketing" | "statistics")[]) => ({ ...FULL_CONSENT, allowed });
const fatesOf = (tab: ReturnType<typeof buildTracker>) => tab.journal.getState().entries[0]?.fates;

const PURCHASE: RaisedEvent = {
  name: "purchase",
  data: {
    orderId: "o-17",
    items: [{ name: "faGain" }],
    money: { valueMinor: 1900, currency: "EUR", basis: "gross" },
  },
};

test("[ROUTE-09] a purchase is sent once per order, whatever tab or page of the browser raises it", async () => {
  const first = buildTracker();
  first.tracker.raise(PURCHASE);
  first.tracker.raise(PURCHASE);
  const { browser, session } = first;
  const reloaded = buildTracker({ browser, session });
  const other = buildTracker({ browser });
  for (const { tracker } of [reloaded, other]) tracker.raise(PURCHASE);
  await first.clock.advanceAsync(0);
  expect(fatesOf(other)).toEqual({
    activity: { kind: "duplicate" },
    marketing: { kind: "duplicate" },
    analytics: { kind: "duplicate" },
  });
  const tabs = [first, reloaded, other];
  expect(tabs.flatMap(({ calls }) => calls).filter(({ name }) => name === "trackPurchase")).toHaveLength(1);
  expect(tabs.flatMap(({ analyticsEvents }) => analyticsEvents)).toHaveLength(1);
  other.tracker.raise({ ...PURCHASE, data: { ...PURCHASE.data, orderId: "o-18" } } as RaisedEvent);
  expect(other.analyticsEvents).toHaveLength(1);
});

test("[ROUTE-09] [TRACK-01] what was sent is remembered for seven days, under the consent to it and only there", async () => {
  const refused = buildTracker({ consent: consentOf("statistics"), hasTag: false });
  refused.tracker.raise(PURCHASE);
  expect([refused.local.get("shop_activity_purchases"), refused.local.get("shop_analytics_purchases")]).toEqual([
    undefined,
    undefined,
  ]);
  const tab = buildTracker();
  tab.tracker.raise(PURCHASE);
  expect(tab.local.get("shop_analytics_purchases")).toBe('{"analytics o-17":1768478400000}');
  expect(tab.local.get("shop_activity_purchases")).toContain("o-17");
  await tab.clock.advanceAsync(7 * 24 * 60 * 60 * 1000);
  buildTracker({ browser: tab.browser });
  expect(tab.local.get("shop_analytics_purchases")).toBeUndefined();
  tab.tracker.raise(PURCHASE);
  tab.consent.set({ ...FULL_CONSENT, chosenAtMs: FULL_CONSENT.chosenAtMs + 1, allowed: [] });
  expect(tab.local.get("shop_activity_purchases")).toBeUndefined();
});

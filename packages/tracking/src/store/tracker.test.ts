import { expect, test } from "vitest";
import type { RaisedEvent } from "../domain/event-list.ts";
import { buildTracker, FULL_CONSENT } from "../testing/build-tracker.ts";

const ADD: RaisedEvent = {
  name: "add_to_cart",
  data: {
    items: [{ name: "faGain", quantity: 1, priceMinor: 1900 }],
    money: { valueMinor: 1900, currency: "EUR", basis: "gross" },
  },
};
const consentOf = (...allowed: ("marketing" | "statistics")[]) => ({ ...FULL_CONSENT, allowed });
const fatesOf = (tab: ReturnType<typeof buildTracker>) => tab.journal.getState().entries[0]?.fates;

test("[TRACK-04] [CART-12] a product that is added is reported to the marketing service with the consent and an id of its own", async () => {
  const tab = buildTracker();
  tab.tracker.raise(ADD);
  await tab.clock.advanceAsync(0);
  const [, call] = tab.calls;
  expect(call).toEqual({
    name: "trackCartAdd",
    request: {
      user_email: "ada@example.com",
      event_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      occurred_at: 1_768_478_400_000,
      consent: {
        id: "5b0e2e5c-6f5e-4d8f-9a44-0c7d1f3b2a10",
        categories: ["marketing", "statistics"],
        chosen_at: 1_768_000_000_000,
      },
      product_name: "faGain",
      quantity: 1,
      price: 1900,
      currency: "EUR",
    },
  });
  expect(tab.analyticsEvents.map(({ name }) => name)).toEqual(["add_to_cart"]);
});

test.each([
  ["nothing is chosen", { consent: null }, ["noConsent", "noConsent", "noConsent"]],
  ["only statistics are allowed", { consent: consentOf("statistics") }, ["noConsent", "noConsent", "sent"]],
  ["only marketing is allowed", { consent: consentOf("marketing") }, ["waiting", "sent", "noConsent"]],
  ["nobody is logged in", { emailAddress: null }, ["notLoggedIn", "notLoggedIn", "sent"]],
  ["everything is allowed", {}, ["waiting", "sent", "sent"]],
  ["there is no tag", { hasTag: false }, ["waiting", "sent", "noTag"]],
])(
  "[TRACK-01] [TRACK-04] [TRACK-06] [CART-12] where %s, the event goes where it may and nowhere else",
  async (_case, given, expected) => {
    const tab = buildTracker(given);
    tab.tracker.raise(ADD);
    await tab.clock.advanceAsync(0);
    const fates = fatesOf(tab);
    const inWords = [fates?.activity, fates?.marketing, fates?.analytics].map((fate) =>
      fate?.kind === "refused" ? fate.reason : fate?.kind,
    );
    expect(inWords).toEqual(expected);
    expect(tab.analyticsEvents).toHaveLength(expected[2] === "sent" ? 1 : 0);
    expect(tab.calls.filter(({ name }) => name === "trackCartAdd")).toHaveLength(expected[1] === "sent" ? 1 : 0);
  },
);

test("[TRACK-02] an event from before the login, or under a choice that was taken back, is dropped", async () => {
  const tab = buildTracker();
  tab.tracker.raise(ADD, { atMs: 1, stamp: { consent: FULL_CONSENT, account: null } });
  expect(fatesOf(tab)).toMatchObject({
    activity: { kind: "refused", reason: "notLoggedIn" },
    marketing: { kind: "refused", reason: "notLoggedIn" },
    analytics: { kind: "sent" },
  });
  const before = { ...FULL_CONSENT, chosenAtMs: 1 };
  tab.tracker.raise(ADD, { atMs: 1, stamp: { consent: before, account: "ada" } });
  await tab.clock.advanceAsync(0);
  expect(fatesOf(tab)).toMatchObject({ analytics: { kind: "refused", reason: "consentChanged" } });
  expect(tab.analyticsEvents).toHaveLength(1);
  expect(tab.calls.map(({ name }) => name)).toEqual(["reportConsent"]);
});

test("[TRACK-04] a sign-up makes no call: the server reports it; analytics counts it", async () => {
  const tab = buildTracker();
  tab.tracker.raise({ name: "sign_up", data: {} });
  await tab.clock.advanceAsync(0);
  expect(fatesOf(tab)?.marketing).toEqual({ kind: "byServer" });
  expect(tab.analyticsEvents.map(({ name }) => name)).toEqual(["sign_up"]);
});

test("[TRACK-04] a call that fails is logged with the service's message, and stops nothing", async () => {
  const tab = buildTracker();
  tab.service.reply = async () => ({ success: false, message: "Down for maintenance." });
  tab.tracker.raise(ADD);
  await tab.clock.advanceAsync(0);
  expect(fatesOf(tab)?.marketing).toEqual({ kind: "failed", reason: "Down for maintenance." });
  expect(tab.logged).toContainEqual({
    act: "tracking.marketing",
    failure: { code: "tracking.failed", params: { event: "add_to_cart" } },
  });
});

test("[AUTH-18] a logout sends what waits, then reports the logout with the visit, and afterwards nothing of it is left", async () => {
  const tab = buildTracker();
  tab.tracker.raise({ name: "page_view", data: { path: "/" } });
  tab.tracker.raise({ name: "search", data: { term: "gate" } });
  tab.clock.advance(3_000);
  tab.calls.length = 0;
  const order: string[] = [];
  const { send } = tab.activity;
  tab.activity.send = (part) => {
    order.push("activity");
    return send(part);
  };
  tab.service.reply = async (name) => {
    order.push(name);
    return { success: true };
  };
  const leaving = tab.tracker.leave();
  await tab.clock.advanceAsync(0);
  await leaving;
  tab.account.set(null);
  expect(order).toEqual(["activity", "trackLogout"]);
  expect(tab.calls[0]?.request).toMatchObject({ session_data: { session_duration_ms: 3000, page_views: { "/": 1 } } });
  expect([tab.local.get("shop_activity_tabs"), tab.session.get("shop_visit")]).toEqual([undefined, undefined]);
});

test("[AUTH-18] a service that is down delays a logout by two seconds, and what waited is dropped with it", async () => {
  const tab = buildTracker();
  tab.activity.state = { mode: "hang" };
  tab.tracker.raise({ name: "search", data: { term: "gate" } });
  let hasLeft = false;
  void tab.tracker.leave().then(() => {
    hasLeft = true;
  });
  await tab.clock.advanceAsync(1_999);
  expect(hasLeft).toBe(false);
  await tab.clock.advanceAsync(1);
  expect(hasLeft).toBe(true);
  tab.account.set(null);
  tab.activity.state = { mode: "works" };
  tab.account.set("ada@example.com");
  await tab.clock.advanceAsync(10 * 60_000);
  expect(tab.activity.received).toEqual([]);
});

test("[AUTH-18] after a logout that failed the customer's events are still theirs", async () => {
  const tab = buildTracker();
  tab.activity.state = { mode: "refuse", failure: { code: "api.unreachable" } };
  tab.tracker.raise({ name: "search", data: { term: "gate" } });
  await tab.tracker.leave();
  tab.tracker.stay();
  tab.account.set(null);
  tab.activity.state = { mode: "works" };
  tab.account.set("ada@example.com");
  await tab.clock.advanceAsync(5 * 60_000);
  expect(tab.activity.recorded.size).toBe(1);
});

test("[TRACK-01] a yes to marketing is reported once, a withdrawal after it too, and a refusal from the beginning never", async () => {
  const refusing = buildTracker({ consent: consentOf("statistics") });
  await refusing.clock.advanceAsync(0);
  expect(refusing.calls).toEqual([]);
  const tab = buildTracker();
  await tab.clock.advanceAsync(0);
  tab.consent.set({ ...FULL_CONSENT, chosenAtMs: 1_768_400_000_000, allowed: [] });
  await tab.clock.advanceAsync(0);
  tab.account.set(null);
  tab.account.set("ada@example.com");
  await tab.clock.advanceAsync(0);
  expect(tab.calls.map(({ name, request }) => [name, (request.consent as { categories: unknown }).categories])).toEqual(
    [
      ["reportConsent", ["marketing", "statistics"]],
      ["reportConsent", []],
    ],
  );
});

test("[TRACK-01] a report that fails is repeated by the next page, and a withdrawal is reported though the yes before it was never confirmed", async () => {
  const tab = buildTracker();
  const next = buildTracker({ browser: { ...tab.browser } });
  tab.service.reply = async () => ({ success: false, message: "api.unreachable" });
  tab.consent.set({ ...FULL_CONSENT, chosenAtMs: 1_768_400_000_000 });
  await tab.clock.advanceAsync(0);
  tab.consent.set({ ...FULL_CONSENT, chosenAtMs: 1_768_400_000_001, allowed: [] });
  await tab.clock.advanceAsync(0);
  next.consent.set({ ...FULL_CONSENT, chosenAtMs: 1_768_400_000_001, allowed: [] });
  await tab.clock.advanceAsync(0);
  const categoriesOf = ({ calls }: typeof tab) =>
    calls.map(({ request }) => (request.consent as { categories: unknown }).categories);
  expect(categoriesOf(tab)).toEqual([["marketing", "statistics"], ["marketing", "statistics"], []]);
  expect(categoriesOf(next).at(-1)).toEqual([]);
  expect(tab.local.get("shop_tracking_reported")).toBeUndefined();
});

test("an event whose data doesn't fit is logged and goes nowhere", () => {
  const tab = buildTracker();
  tab.tracker.raise({ name: "rating", data: { product: "", stars: 5 } });
  expect(tab.journal.getState().entries).toMatchObject([{ name: "rating", isValid: false, fates: {} }]);
  expect(tab.logged).toEqual([
    { act: "tracking.raise", failure: { code: "tracking.badEvent", params: { event: "rating" } } },
  ]);
});

test("the journal keeps the newest 200 events, and is emptied on request", () => {
  const tab = buildTracker();
  for (let index = 0; index < 201; index += 1) tab.tracker.raise({ name: "search", data: { term: `t${index}` } });
  const { entries } = tab.journal.getState();
  expect([entries.length, entries[0]?.data]).toEqual([200, { term: "t200" }]);
  tab.journal.clear();
  expect(tab.journal.getState().entries).toEqual([]);
});

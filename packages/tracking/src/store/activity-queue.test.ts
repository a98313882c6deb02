import { createMemoryStorage } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildTracker, FULL_CONSENT } from "../testing/build-tracker.ts";

type Tab = ReturnType<typeof buildTracker>;
const search = (tab: Tab, term: string) => tab.tracker.raise({ name: "search", data: { term } });
const searchMany = (tab: Tab, count: number, prefix = "t") => {
  for (let index = 0; index < count; index += 1) search(tab, `${prefix}${index}`);
};
const termsOf = (tab: Tab) => tab.activity.received.flatMap(({ events }) => events.map(({ data }) => data?.term));
const MINUTES = 60_000;

test("[TRACK-02] nothing is sent before 100 events, and all of them with the hundredth", async () => {
  const tab = buildTracker();
  searchMany(tab, 99);
  await tab.clock.advanceAsync(0);
  expect(tab.activity.received).toEqual([]);
  search(tab, "last");
  await tab.clock.advanceAsync(0);
  expect(tab.activity.received).toMatchObject([{ emailAddress: "ada@example.com", consent: FULL_CONSENT }]);
  expect(tab.activity.recorded.size).toBe(100);
});

test("[TRACK-02] what waits is sent every five minutes, and nothing if nothing waits", async () => {
  const tab = buildTracker();
  search(tab, "gate");
  await tab.clock.advanceAsync(5 * MINUTES - 1);
  expect(tab.activity.received).toEqual([]);
  await tab.clock.advanceAsync(1);
  expect(termsOf(tab)).toEqual(["gate"]);
  await tab.clock.advanceAsync(20 * MINUTES);
  expect(tab.activity.received).toHaveLength(1);
});

test("[TRACK-02] the same event within two seconds is dropped, and after them it counts", async () => {
  const tab = buildTracker();
  search(tab, "gate");
  tab.clock.advance(1_999);
  search(tab, "gate");
  tab.clock.advance(1);
  search(tab, "gate");
  await tab.clock.advanceAsync(5 * MINUTES);
  expect(termsOf(tab)).toEqual(["gate", "gate"]);
  expect(tab.journal.getState().entries.map(({ fates }) => fates.activity?.kind)).toEqual([
    "sent",
    "duplicate",
    "sent",
  ]);
});

test("[TRACK-02] when the page closes, what waits is left to the browser in parts of at most 60 KiB, and nothing if nothing waits", () => {
  const tab = buildTracker();
  tab.page.change("closing");
  expect(tab.activity.beacons).toEqual([]);
  tab.page.change("restored");
  tab.activity.state = { mode: "refuse", failure: { code: "api.unreachable" } };
  for (let index = 0; index < 400; index += 1) {
    tab.tracker.raise({ name: "rating", data: { product: `p${index}`, stars: 5, comment: "ü".repeat(150) } });
  }
  tab.page.change("closing");
  const { beacons } = tab.activity;
  expect(beacons.length).toBeGreaterThan(2);
  for (const part of beacons) expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThanOrEqual(61_440);
  expect(tab.activity.recorded.size).toBe(400);
});

test("[TRACK-02] a failed send is kept and sent later, also by a later page of the tab", async () => {
  const tab = buildTracker();
  tab.activity.state = { mode: "refuse", failure: { code: "api.unreachable" } };
  search(tab, "gate");
  await tab.clock.advanceAsync(5 * MINUTES);
  expect(tab.journal.getState().entries[0]?.fates.activity).toEqual({ kind: "failed", reason: "api.unreachable" });
  tab.activity.beaconRoom = 0;
  tab.page.change("closing");
  tab.tracker.end();
  tab.activity.state = { mode: "works" };
  const next = buildTracker({ browser: tab.browser, session: tab.session, seed: 2 });
  await next.clock.advanceAsync(5 * MINUTES);
  expect(termsOf(next)).toEqual(["gate"]);
  expect(next.activity.visits.size).toBe(1);
});

test("[TRACK-02] events that were recorded but never acknowledged are sent again with the same ids, so that none counts twice", async () => {
  const tab = buildTracker();
  tab.activity.state = { mode: "loseResponse" };
  searchMany(tab, 3);
  await tab.clock.advanceAsync(5 * MINUTES);
  tab.activity.state = { mode: "works" };
  await tab.clock.advanceAsync(10 * MINUTES);
  expect(tab.activity.received.map(({ events }) => events.length)).toEqual([3, 3]);
  expect(tab.activity.recorded.size).toBe(3);
});

test("[TRACK-02] what a killed tab has left is sent by another one, once it is gone, and only once", async () => {
  const killed = buildTracker();
  searchMany(killed, 3);
  killed.tracker.end();
  const { browser } = killed;
  browser.clock.advance(14 * MINUTES);
  const early = buildTracker({ browser, seed: 2 });
  await early.clock.advanceAsync(1 * MINUTES);
  const late = buildTracker({ browser, seed: 3 });
  await late.clock.advanceAsync(5 * MINUTES);
  expect(browser.activity.recorded.size).toBe(3);
  expect(browser.activity.received).toHaveLength(1);
});

test.each(["tracking.otherAccount", "tracking.noConsent", "api.badRequest"])(
  "[TRACK-02] events that the service refuses with %s are dropped: sending them again would change nothing",
  async (code) => {
    const tab = buildTracker();
    tab.activity.state = { mode: "refuse", failure: { code } };
    search(tab, "gate");
    await tab.clock.advanceAsync(5 * MINUTES);
    tab.activity.state = { mode: "works" };
    await tab.clock.advanceAsync(5 * MINUTES);
    expect(tab.activity.received).toEqual([]);
  },
);

test("[TRACK-02] what one account left unsent is not sent for the next one, and is dropped", async () => {
  const tab = buildTracker();
  search(tab, "gate");
  tab.account.set("bob@example.com");
  search(tab, "comp");
  await tab.clock.advanceAsync(5 * MINUTES);
  expect(tab.activity.received.map(({ emailAddress }) => emailAddress)).toEqual(["bob@example.com"]);
  expect(termsOf(tab)).toEqual(["comp"]);
  tab.account.set("ada@example.com");
  await tab.clock.advanceAsync(10 * MINUTES);
  expect(termsOf(tab)).toEqual(["comp"]);
});

test("[TRACK-02] what a session left that ended by itself is sent when the same customer is back", async () => {
  const tab = buildTracker();
  search(tab, "gate");
  tab.account.set(null);
  await tab.clock.advanceAsync(5 * MINUTES);
  expect(tab.activity.received).toEqual([]);
  tab.account.set("ada@example.com");
  await tab.clock.advanceAsync(5 * MINUTES);
  expect(termsOf(tab)).toEqual(["gate"]);
});

test("[TRACK-01] [TRACK-02] a withdrawal drops what waits in every tab, also if the same is allowed again at once", async () => {
  const tab = buildTracker();
  const other = buildTracker({ browser: tab.browser, seed: 2 });
  search(tab, "gate");
  search(other, "comp");
  tab.consent.set({ ...FULL_CONSENT, chosenAtMs: 1_768_400_000_000, allowed: ["statistics"] });
  expect([tab.local.get("shop_activity_tabs"), tab.session.get("shop_visit")]).toEqual([undefined, undefined]);
  tab.consent.set({ ...FULL_CONSENT, chosenAtMs: 1_768_400_000_001 });
  await tab.clock.advanceAsync(10 * MINUTES);
  expect(tab.activity.received).toEqual([]);
});

test("[TRACK-02] a response that comes after another customer's login drops nothing of theirs", async () => {
  const tab = buildTracker();
  let respond = () => {};
  const { send } = tab.activity;
  tab.activity.send = async (part) => {
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    return send(part);
  };
  search(tab, "gate");
  await tab.clock.advanceAsync(5 * MINUTES);
  tab.account.set("bob@example.com");
  search(tab, "comp");
  respond();
  await tab.clock.advanceAsync(0);
  tab.activity.send = send;
  await tab.clock.advanceAsync(5 * MINUTES);
  expect(termsOf(tab)).toEqual(["gate", "comp"]);
});

test("[TRACK-02] events that can't be sent for a week are dropped, and of more than 500 the newest are kept", async () => {
  const tab = buildTracker();
  tab.activity.state = { mode: "refuse", failure: { code: "api.unreachable" } };
  search(tab, "old");
  await tab.clock.advanceAsync(7 * 24 * 60 * MINUTES);
  searchMany(tab, 501);
  tab.activity.state = { mode: "works" };
  await tab.clock.advanceAsync(5 * MINUTES);
  expect(tab.activity.recorded.size).toBe(500);
  expect(termsOf(tab)).not.toContain("old");
  expect(termsOf(tab).at(-1)).toBe("t500");
});

test("[TRACK-02] what another script wrote in place of the queue stops nothing and is never sent", async () => {
  const local = createMemoryStorage({
    shop_activity_tabs: '{"x":1,"y":"z"}',
    shop_activity_x: '{"consent":3}\n{"id":7}',
  });
  const { browser } = buildTracker();
  const tab = buildTracker({ browser: { ...browser, local } });
  search(tab, "gate");
  await tab.clock.advanceAsync(5 * MINUTES);
  expect(termsOf(tab)).toEqual(["gate"]);
});

test("[TRACK-02] what is recorded is stored together, once a second at most", async () => {
  const local = createMemoryStorage();
  const writes: string[] = [];
  const counted = {
    ...local,
    set: (key: string, text: string) => {
      if (key.startsWith("shop_activity")) writes.push(key);
      local.set(key, text);
    },
  };
  const { browser } = buildTracker();
  const tab = buildTracker({ browser: { ...browser, local: counted } });
  searchMany(tab, 50);
  expect(writes).toEqual(["shop_activity_tabs"]);
  await tab.clock.advanceAsync(999);
  expect(writes).toHaveLength(1);
  await tab.clock.advanceAsync(1);
  expect(writes).toHaveLength(2);
  expect(local.get(writes[1] ?? "")?.split("\n")).toHaveLength(51);
});

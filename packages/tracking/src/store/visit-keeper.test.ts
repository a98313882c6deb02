import { createMemoryStorage } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildTracker } from "../testing/build-tracker.ts";

type Tab = ReturnType<typeof buildTracker>;
const openPage = (tab: Tab, path: string) => tab.tracker.raise({ name: "page_view", data: { path } });
const flush = async (tab: Tab, term: string) => {
  tab.tracker.raise({ name: "search", data: { term } });
  await tab.clock.advanceAsync(5 * 60_000);
};

test("[TRACK-03] a visit's summary goes with its events: pages, time, depth", async () => {
  const tab = buildTracker();
  openPage(tab, "/");
  tab.clock.advance(2_000);
  tab.page.scrollTo(80);
  openPage(tab, "/shop");
  tab.page.change("hidden");
  await flush(tab, "gate");
  expect(tab.activity.received[0]?.summary).toMatchObject({
    session_duration_ms: 2000,
    duration: 2000,
    session_start: 1_768_478_400_000,
    session_end: 1_768_478_402_000,
    page_views: { "/": 1, "/shop": 1 },
    max_scroll_depths: { "/": 75 },
    time_per_page: { "/": 2000 },
  });
});

test("[TRACK-01] an event says how long its page was visible", async () => {
  const tab = buildTracker();
  openPage(tab, "/");
  tab.clock.advance(1_500);
  await flush(tab, "gate");
  expect(tab.activity.received[0]?.events[0]?.context).toEqual({
    device: "desktop",
    screen_size: "desktop",
    browser: "Firefox",
    os: "Linux",
    time_on_page: 1500,
  });
});

test("[TRACK-03] a reload goes on with the visit", async () => {
  const tab = buildTracker();
  openPage(tab, "/");
  tab.clock.advance(1_000);
  tab.page.change("closing");
  tab.tracker.end();
  tab.clock.advance(500);
  const next = buildTracker({ browser: tab.browser, session: tab.session, seed: 2 });
  openPage(next, "/");
  next.clock.advance(1_000);
  next.page.change("hidden");
  await flush(next, "gate");
  expect(next.activity.visits.size).toBe(1);
  expect(next.activity.received[0]?.summary).toMatchObject({ session_duration_ms: 2000, page_views: { "/": 2 } });
});

test("[TRACK-03] two tabs have one visit each, also if the second is a copy of the first, and no event is sent twice", async () => {
  const tab = buildTracker();
  openPage(tab, "/");
  tab.tracker.raise({ name: "search", data: { term: "gate" } });
  const copied = createMemoryStorage({
    shop_tab: tab.session.get("shop_tab") ?? "",
    shop_visit: tab.session.get("shop_visit") ?? "",
  });
  const copy = buildTracker({ browser: tab.browser, session: copied, seed: 2 });
  openPage(copy, "/");
  copy.tracker.raise({ name: "search", data: { term: "comp" } });
  await tab.clock.advanceAsync(5 * 60_000);
  expect(tab.activity.visits.size).toBe(2);
  const ids = tab.activity.received.flatMap(({ events }) => events.map(({ id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
});

test("[TRACK-03] a page that comes out of the back/forward cache goes on, in the same tab", async () => {
  const tab = buildTracker();
  openPage(tab, "/");
  tab.clock.advance(1_000);
  tab.page.change("closing");
  tab.clock.advance(60_000);
  tab.page.change("restored");
  tab.clock.advance(1_000);
  tab.page.change("hidden");
  await flush(tab, "gate");
  expect(tab.activity.received.at(-1)?.summary).toMatchObject({ session_duration_ms: 2000, page_views: { "/": 2 } });
  expect(JSON.parse(tab.session.get("shop_tab") ?? "")).toMatchObject({ isOpen: true });
});

test("[TRACK-03] a prerendered page, or one in a background tab, is no view until it is seen", async () => {
  const tab = buildTracker({ isVisible: false });
  openPage(tab, "/");
  tab.clock.advance(30_000);
  tab.page.change("shown");
  tab.clock.advance(1_000);
  tab.page.change("hidden");
  await flush(tab, "gate");
  expect(tab.activity.received[0]?.summary).toMatchObject({ time_per_page: { "/": 1000 }, page_views: { "/": 1 } });
});

test("[TRACK-01] [TRACK-03] without consent or login nothing of a visit is counted or stored", () => {
  for (const given of [{ consent: null }, { emailAddress: null }]) {
    const tab = buildTracker(given);
    openPage(tab, "/");
    tab.page.scrollTo(100);
    expect([tab.session.get("shop_visit"), tab.local.get("shop_activity_tabs")]).toEqual([undefined, undefined]);
  }
});

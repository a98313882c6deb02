import { createFakeClock } from "@shop/kernel/testing";
import { buildTracker } from "@shop/tracking/testing";
import { expect, test } from "vitest";
import { inspectedTab } from "./inspected-tab.ts";
import { type InspectorChannel, readMessage } from "./inspector-channel.ts";
import { createOtherTabs } from "./other-tabs.ts";

/** The channels of one browser: what one posts, every other one hears. */
function createChannels() {
  const all = new Set<Set<(event: { readonly data: unknown }) => void>>();
  return (): InspectorChannel & { close(): void } => {
    const own = new Set<(event: { readonly data: unknown }) => void>();
    all.add(own);
    return {
      postMessage: (data) => {
        for (const other of all)
          if (other !== own) for (const listener of other) listener({ data: structuredClone(data) });
      },
      addEventListener: (_type, listener) => own.add(listener),
      removeEventListener: (_type, listener) => own.delete(listener),
      close: () => own.clear(),
    };
  };
}

function build() {
  const clock = createFakeClock();
  const openChannel = createChannels();
  const openTab = (tabId: string) => {
    const { tracker, journal } = buildTracker({ consent: null });
    const channel = openChannel();
    const tab = inspectedTab({ channel, journal, clock, tabId, path: () => `/${tabId}` });
    return {
      ...tab,
      crash: () => channel.close(),
      search: (term: string) => tracker.raise({ name: "search", data: { term } }),
    };
  };
  const tabs = createOtherTabs({ channel: openChannel(), clock, ownTabId: "own" });
  const listed = () =>
    tabs.getState().tabs.map(({ tabId, path, entries }) => [tabId, path, entries.map(({ data }) => data)]);
  return { clock, openTab, tabs, listed };
}

test("[TRACK-06] an inspector lists the events of every open tab, those of before it was opened and each new one", async () => {
  const { clock, openTab, tabs, listed } = build();
  const [one, other] = [openTab("a"), openTab("b")];
  one.search("gate");
  tabs.start();
  expect(listed()).toEqual([
    ["a", "/a", [{ term: "gate" }]],
    ["b", "/b", []],
  ]);
  other.search("delay");
  await clock.advanceAsync(100);
  expect(listed()[1]).toEqual(["b", "/b", [{ term: "delay" }]]);
  const late = openTab("c");
  late.search("reverb");
  await clock.advanceAsync(5_000);
  expect(listed()[2]).toEqual(["c", "/c", [{ term: "reverb" }]]);
});

test("a tab keeps its number when another one closes, and the inspector's own tab isn't another one", () => {
  const { openTab, tabs } = build();
  const first = openTab("a");
  for (const tabId of ["own", "b"]) openTab(tabId);
  tabs.start();
  first.leave();
  expect(tabs.getState().tabs.map(({ tabId, number }) => [tabId, number])).toEqual([["b", 3]]);
});

test("[TRACK-06] an event shows why it went nowhere", () => {
  const { openTab, tabs } = build();
  openTab("a").search("gate");
  tabs.start();
  expect(tabs.getState().tabs[0]?.entries[0]?.fates).toEqual({
    activity: { kind: "refused", reason: "noConsent" },
    analytics: { kind: "refused", reason: "noConsent" },
  });
});

test("a tab that is left is no longer listed, nor is one that doesn't respond for 15 seconds", async () => {
  const { clock, openTab, tabs, listed } = build();
  const [left, alive] = [openTab("a"), openTab("b")];
  tabs.start();
  left.leave();
  left.crash();
  expect(listed().map(([tabId]) => tabId)).toEqual(["b"]);
  await clock.advanceAsync(60_000);
  expect(listed()).toHaveLength(1);
  alive.crash();
  await clock.advanceAsync(15_000);
  expect(listed()).toEqual([]);
});

test("without an inspector, and once it is closed, no tab posts its events", async () => {
  const { clock, openTab, tabs, listed } = build();
  const tab = openTab("a");
  const end = tabs.start();
  end();
  await clock.advanceAsync(15_000);
  tabs.start()();
  const before = listed();
  await clock.advanceAsync(15_000);
  tab.search("gate");
  await clock.advanceAsync(100);
  expect(listed()).toEqual(before);
});

test("clearing empties the lists of all tabs", async () => {
  const { clock, openTab, tabs, listed } = build();
  openTab("a").search("gate");
  tabs.start();
  tabs.clear();
  await clock.advanceAsync(100);
  expect(listed()).toEqual([["a", "/a", []]]);
});

test.each([[null], ["ask"], [{ kind: "tab", tab: { tabId: 1 } }], [{ kind: "gone" }], [{ kind: "else" }]])(
  "%j isn't a message",
  (data) => {
    expect(readMessage(data)).toBeNull();
  },
);

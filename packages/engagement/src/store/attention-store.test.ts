import { createMemoryStorage } from "@shop/kernel";
import { createFakeClock, createFakeRandom, createFakeSharedStorage, FAKE_NOW_MS } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import type { PopUpKind, Silence } from "../domain/attention.ts";
import { buildAttention } from "../testing/build-attention.ts";
import { createFakeBrowser } from "../testing/fake-pop-up-tabs.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const claim = (kind: PopUpKind, id = "1", delayMs = 0) => ({ kind, id, earliestMs: FAKE_NOW_MS + delayMs });
const open = (own: Parameters<typeof buildAttention>[0] = {}) => {
  const world = buildAttention(own);
  const shown = () => world.attention.getState().shown?.kind ?? null;
  return { ...world, shown };
};

test("[ENGAGE-12] a pop-up appears at its earliest time, not before", () => {
  const { attention, clock, shown } = open();
  attention.ask(claim("sale", "1", 2_000));
  clock.advance(1_999);
  expect(shown()).toBeNull();
  clock.advance(1);
  expect(shown()).toBe("sale");
});

test("[ENGAGE-12] the next pop-up comes five seconds after the one before it is gone", () => {
  const { attention, clock, shown } = open();
  const withdraw = attention.ask(claim("sale"));
  attention.ask(claim("wheel"));
  withdraw();
  expect(shown()).toBeNull();
  clock.advance(4_999);
  expect(shown()).toBeNull();
  clock.advance(1);
  expect(shown()).toBe("wheel");
});

test("[ENGAGE-12] a cart message hides another pop-up at once, which returns after the rest", () => {
  const { attention, clock, shown } = open();
  attention.ask(claim("sale"));
  const withdraw = attention.ask(claim("cartMessage"));
  expect(shown()).toBe("cartMessage");
  withdraw();
  clock.advance(4_999);
  expect(shown()).toBeNull();
  clock.advance(1);
  expect(shown()).toBe("sale");
});

test.each<[Silence, boolean]>([
  ["consent", false],
  ["modal", false],
  ["payment", false],
  ["review", false],
  ["typing", true],
  ["sound", true],
  ["hiddenTab", true],
])("[ENGAGE-12] silence by %s delays new pop-ups; the shown one stays: %s", (reason, stays) => {
  const { attention, shown } = open();
  const withdraw = attention.ask(claim("sale"));
  attention.silence(reason);
  expect(shown() === "sale").toBe(stays);
  withdraw();
  attention.ask(claim("contest"));
  expect(shown()).toBeNull();
});

test("[ENGAGE-12] of two silences for one reason both must end", () => {
  const { attention, shown } = open();
  const ends = [attention.silence("typing"), attention.silence("typing")];
  attention.ask(claim("sale"));
  ends[0]?.();
  ends[0]?.();
  expect(shown()).toBeNull();
  ends[1]?.();
  expect(shown()).toBe("sale");
});

test.each<[string, PopUpKind, string, number]>([
  ["[ENGAGE-04] another sale after an hour", "sale", "2", HOUR],
  ["[ENGAGE-04] the closed sale's own window after a day", "sale", "1", DAY],
  ["[ENGAGE-03] the wheel after a day", "wheel", "1", DAY],
])("a closed pop-up stays away across pages: %s", (_what, kind, id, awayMs) => {
  const { attention, clock, local, session } = open();
  attention.ask(claim(kind));
  attention.dismiss(claim(kind));
  const next = open({ clock, local, session });
  clock.advance(awayMs - 1);
  next.attention.ask(claim(kind, id));
  expect(next.shown()).toBeNull();
  clock.advance(1);
  expect(next.shown()).toBe(kind);
});

test("[ENGAGE-02] closed live sales stay away for the session, and return in another one", () => {
  const { attention, clock, local, session } = open();
  attention.dismiss(claim("liveSales"));
  clock.advance(30 * DAY);
  const samePerson = open({ clock, local, session });
  samePerson.attention.ask(claim("liveSales", "2"));
  const later = open({ clock, local });
  later.attention.ask(claim("liveSales", "2"));
  expect([samePerson.shown(), later.shown()]).toEqual([null, "liveSales"]);
});

test("[ENGAGE-12] nothing is stored before the shopper closes something", () => {
  const writes: string[] = [];
  const storage = () => {
    const memory = createMemoryStorage();
    const set = (key: string, value: string) => {
      writes.push(key);
      memory.set(key, value);
    };
    return { ...memory, set };
  };
  const { attention, clock } = open({ local: storage(), session: storage() });
  const withdraw = attention.ask(claim("liveSales"));
  clock.advance(10_000);
  withdraw();
  attention.ask(claim("sale"));
  clock.advance(10_000);
  expect(writes).toEqual([]);
  attention.dismiss(claim("sale"));
  expect(writes).toEqual(["shop_pop_ups"]);
});

test("[ENGAGE-12] fewer pop-ups: only cart messages remain, and the choice is kept", () => {
  const { attention, clock, local, shown } = open();
  attention.ask(claim("sale"));
  attention.setFewer(true);
  expect([shown(), attention.getState().isFewer]).toEqual([null, true]);
  attention.ask(claim("cartMessage"));
  expect(shown()).toBe("cartMessage");
  const next = open({ clock, local });
  for (const kind of ["exitIntent", "sale", "wheel", "contest", "liveSales"] as const) next.attention.ask(claim(kind));
  clock.advance(DAY);
  expect(next.shown()).toBeNull();
  next.attention.setFewer(false);
  expect(next.shown()).toBe("exitIntent");
});

test("[ENGAGE-12] a choice or a closing in another tab counts here at once", () => {
  const local = createFakeSharedStorage();
  const { attention, clock, shown } = open({ local });
  attention.ask(claim("sale"));
  local.changeElsewhere("shop_pop_ups", JSON.stringify({ sale: FAKE_NOW_MS + HOUR }));
  expect(shown()).toBeNull();
  clock.advance(HOUR);
  expect(shown()).toBe("sale");
  local.changeElsewhere("shop_fewer_pop_ups", "1");
  expect([shown(), attention.getState().isFewer]).toEqual([null, true]);
});

test("[SHELL-08] it is quiet while nothing is shown, silenced, at rest or unwanted", () => {
  const { attention, clock } = open();
  const seen = [attention.isQuiet()];
  const speak = attention.silence("typing");
  seen.push(attention.isQuiet());
  speak();
  const withdraw = attention.ask(claim("sale"));
  seen.push(attention.isQuiet());
  withdraw();
  seen.push(attention.isQuiet());
  clock.advance(5_000);
  seen.push(attention.isQuiet());
  attention.setFewer(true);
  seen.push(attention.isQuiet());
  expect(seen).toEqual([true, false, false, false, true, false]);
});

test.each([["{"], ["[]"], ['{"sale":"soon"}'], ["null"]])("storage that contains %s counts as nothing", (stored) => {
  const { attention, shown } = open({ local: createMemoryStorage({ shop_pop_ups: stored }) });
  attention.ask(claim("sale"));
  expect(shown()).toBe("sale");
});

/** Two tabs of one browser. */
const openTabs = (isSlow = false) => {
  const browser = createFakeBrowser({ isSlow });
  const [clock, local] = [createFakeClock(), createMemoryStorage()];
  const openTab = (seed: number) => open({ clock, local, random: createFakeRandom(seed), tabs: browser.openTab() });
  return { browser, clock, openTab };
};

test("[ENGAGE-12] a pop-up shown in one tab isn't shown in another, opened before or after", () => {
  const { openTab } = openTabs();
  const [first, before] = [openTab(1), openTab(2)];
  first.attention.ask(claim("sale"));
  const after = openTab(3);
  for (const tab of [before, after]) tab.attention.ask(claim("sale"));
  expect([first.shown(), before.shown(), after.shown()]).toEqual(["sale", null, null]);
});

test("[ENGAGE-12] of two tabs that start to show the same at once, one keeps it", () => {
  const { browser, openTab } = openTabs(true);
  const tabs = [openTab(1), openTab(2)];
  browser.deliver();
  for (const tab of tabs) tab.attention.ask(claim("sale"));
  expect(tabs.map((tab) => tab.shown())).toEqual(["sale", "sale"]);
  browser.deliver();
  expect(tabs.map((tab) => tab.shown()).sort()).toEqual(["sale", null].sort());
});

test("[ENGAGE-12] a cart message is about its own tab, whatever another one shows", () => {
  const { openTab } = openTabs();
  const [first, second] = [openTab(1), openTab(2)];
  first.attention.ask(claim("cartMessage"));
  second.attention.ask(claim("cartMessage"));
  expect([first.shown(), second.shown()]).toEqual(["cartMessage", "cartMessage"]);
});

test("[ENGAGE-02] live sales closed in one tab are closed in the others of the session", () => {
  const { openTab } = openTabs();
  const [first, second] = [openTab(1), openTab(2)];
  first.attention.dismiss(claim("liveSales"));
  const third = openTab(3);
  for (const tab of [second, third]) tab.attention.ask(claim("liveSales", "2"));
  expect([second.shown(), third.shown()]).toEqual([null, null]);
});

test("at its end no timer runs and no tab is listened to", () => {
  const { openTab, clock } = openTabs();
  const tab = openTab(1);
  tab.attention.ask(claim("sale", "1", 1_000));
  tab.attention.end();
  clock.advance(DAY);
  openTab(2).attention.dismiss(claim("liveSales"));
  expect([tab.shown(), tab.session.get("shop_pop_ups")]).toEqual([null, undefined]);
});

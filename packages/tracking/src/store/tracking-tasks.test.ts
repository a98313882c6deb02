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
const fatesOf = (tab: ReturnType<typeof buildTracker>) => tab.journal.getState().entries[0]?.fates;

test("[TRACK-02] raising an event does nothing in the page's own task; each destination has one of its own", async () => {
  const tasks: (() => void)[] = [];
  const tab = buildTracker({ inTask: (work) => void tasks.push(work) });
  const run = () => tasks.shift()?.();
  tab.tracker.raise(ADD);
  expect([tab.journal.getState().entries, tab.analyticsEvents, tasks.length]).toEqual([[], [], 1]);
  run();
  expect(tasks).toHaveLength(3);
  run();
  expect(fatesOf(tab)).toEqual({ activity: { kind: "waiting" } });
  run();
  await tab.clock.advanceAsync(0);
  expect(fatesOf(tab)).toMatchObject({ marketing: { kind: "sent" } });
  expect(tab.analyticsEvents).toEqual([]);
  run();
  expect(tab.analyticsEvents).toHaveLength(1);
});

test.each(["hidden", "closing"] as const)(
  "[TRACK-02] what is still to be done when the page is %s is done then, once",
  (change) => {
    const tasks: (() => void)[] = [];
    const tab = buildTracker({ inTask: (work) => void tasks.push(work) });
    tab.tracker.raise(ADD);
    tab.page.change(change);
    expect(tab.analyticsEvents).toHaveLength(1);
    expect(tab.local.get("shop_activity_tabs")).toBeDefined();
    for (const task of tasks) task();
    expect(tab.analyticsEvents).toHaveLength(1);
  },
);

test("[TRACK-02] an event is dropped if the consent is withdrawn between its raising and its task", () => {
  const tasks: (() => void)[] = [];
  const tab = buildTracker({ inTask: (work) => void tasks.push(work) });
  tab.tracker.raise(ADD);
  tab.consent.set({ ...FULL_CONSENT, chosenAtMs: FULL_CONSENT.chosenAtMs + 1, allowed: [] });
  while (tasks.length > 0) tasks.shift()?.();
  expect(tab.analyticsEvents).toEqual([]);
  expect(fatesOf(tab)?.activity).toEqual({ kind: "refused", reason: "consentChanged" });
});

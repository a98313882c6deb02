import { expect, test } from "vitest";
import type { PopUpKind } from "./attention.ts";
import { dismissalsAfter, dueFromMs, type Ending } from "./dismissals.ts";

const HOUR = 3_600_000;
const DAY = 86_400_000;
const FOREVER = Number.POSITIVE_INFINITY;

test.each<[string, PopUpKind, Ending, Record<string, number>]>([
  [
    "[ENGAGE-04] a closed sale: every sale for an hour, its window for a day",
    "sale",
    "dismissed",
    { sale: HOUR, "sale:x": DAY },
  ],
  ["[ENGAGE-04] a sale whose window has ended: nothing", "sale", "finished", {}],
  ["[ENGAGE-02] closed live sales: the session", "liveSales", "dismissed", { liveSales: FOREVER }],
  ["[ENGAGE-02] live sales whose seconds are over: nothing", "liveSales", "finished", {}],
  ["[ENGAGE-03] a closed wheel: a day", "wheel", "dismissed", { wheel: DAY }],
  ["[ENGAGE-03] a wheel with all spins used: 30 days", "wheel", "finished", { wheel: 30 * DAY }],
  ["[ENGAGE-06] a closed contest: a day", "contest", "dismissed", { contest: DAY }],
  ["[ENGAGE-06] a contest that was entered: 30 days", "contest", "finished", { "contest:x": 30 * DAY }],
  [
    "[ENGAGE-07] a closed exit offer: its page, for the session",
    "exitIntent",
    "dismissed",
    { "exitIntent:x": FOREVER },
  ],
  [
    "[ENGAGE-07] an exit offer that was shown: its page, for the session",
    "exitIntent",
    "finished",
    { "exitIntent:x": FOREVER },
  ],
  ["[CART-08] a closed cart message: nothing", "cartMessage", "dismissed", {}],
])("%s", (_what, kind, ending, expected) => {
  expect(dismissalsAfter(ending, { kind, id: "x" }, 0)).toEqual(expected);
});

test.each([
  ["its own time", {}, 50],
  ["the end of its own dismissal", { "sale:x": 70 }, 70],
  ["the end of its kind's", { sale: 90, "sale:x": 70 }, 90],
  ["its own time, if another was dismissed", { "sale:y": 90, wheel: 90 }, 50],
])("[ENGAGE-12] a pop-up is due from %s on", (_what, dismissals, dueMs) => {
  expect(dueFromMs({ kind: "sale", id: "x", earliestMs: 50 }, dismissals)).toBe(dueMs);
});

import { ok, type Result } from "@shop/kernel";
import { FAKE_NOW_MS } from "@shop/kernel/testing";
import type { SaleWindow } from "../domain/sale-to-show.ts";
import type { ContestNote, SaleGateway } from "../store/ports.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A sale of 30 %, 45% with login, open since yesterday for five days; pass what matters. */
export function buildSaleWindow(values: Partial<SaleWindow> = {}): SaleWindow {
  return {
    id: "clean-week",
    title: "Clean week",
    subtitle: "Four cabinets that stay out of the way",
    discount: 30,
    loyaltyDiscount: 45,
    benefits: ["30% off the four clean cabinets"],
    ctaText: "Hear the cabinets",
    page: null,
    startsAtMs: FAKE_NOW_MS - DAY_MS,
    endsAtMs: FAKE_NOW_MS + 4 * DAY_MS,
    ...values,
  };
}

/** A contest that takes entries for five more days; pass what matters. */
export function buildContestNote(values: Partial<ContestNote> = {}): ContestNote {
  return {
    id: "halloween",
    page: "halloween",
    title: "The dark cabinet",
    subtitle: "Our Halloween contest",
    worth: "over $700",
    startsAtMs: FAKE_NOW_MS - DAY_MS,
    endsAtMs: FAKE_NOW_MS + 5 * DAY_MS,
    ...values,
  };
}

interface FakeLists {
  readonly windows?: readonly SaleWindow[] | Result<never>;
  readonly contests?: readonly ContestNote[];
  /** The server's time. Default: the fake clock's. */
  readonly nowMs?: number;
}

/** Lists in memory, and what was asked for. */
export function createFakeSaleGateway(given: FakeLists = {}): SaleGateway & {
  readonly calls: readonly string[];
  /** What is listed from now on. */
  list(lists: FakeLists): void;
} {
  const calls: string[] = [];
  let lists = given;
  return {
    calls,
    list: (next) => {
      lists = next;
    },
    windows: async () => {
      calls.push("windows");
      const { windows = [], nowMs = FAKE_NOW_MS } = lists;
      return "isOk" in windows ? windows : ok({ nowMs, items: windows });
    },
    contests: async () => {
      calls.push("contests");
      const { contests = [], nowMs = FAKE_NOW_MS } = lists;
      return ok({ nowMs, items: contests });
    },
  };
}

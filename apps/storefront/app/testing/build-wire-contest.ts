import type { WireContest } from "@shop/api-client/contract";
import { FAKE_NOW_MS } from "@shop/kernel/testing";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A contest as the back end lists it, open since yesterday for five more days; pass what matters. */
export function buildWireContest(values: Partial<WireContest> = {}): WireContest {
  return {
    id: "halloween",
    page: "halloween",
    title: "The dark cabinet",
    subtitle: "Our Halloween contest",
    worth: "over $700",
    startDate: new Date(FAKE_NOW_MS - DAY_MS).toISOString(),
    endDate: new Date(FAKE_NOW_MS + 5 * DAY_MS).toISOString(),
    timeZone: "Europe/Berlin",
    isEnabled: true,
    state: "open",
    prizes: [{ title: "faMicAlign", count: 1 }],
    rules: ["One entry per address."],
    keptForDays: 90,
    seedHash: "0".repeat(64),
    draw: null,
    ...values,
  };
}

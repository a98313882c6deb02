import { expect, test } from "vitest";
import { inWords, toLiveStats } from "./to-live-stats.ts";

const REGISTRATION = { type: "registration", person: "ada", country: null, productId: null, product: null } as const;

test.each([
  ["2026-01-15T09:00:00.000Z", "2026-01-15T09:59:59.999Z", "just now"],
  ["2026-01-15T09:59:59.999Z", "2026-01-15T10:00:00.000Z", "1 hour ago"],
  ["2026-01-15T09:59:59.999Z", "2026-01-15T10:59:59.999Z", "1 hour ago"],
  ["2026-01-15T09:00:00.000Z", "2026-01-15T19:00:00.000Z", "10 hours ago"],
])("[ENGAGE-02] what was done at %s is at %s stated in full hours: %s", (at, now, words) => {
  const [stat] = toLiveStats([{ ...REGISTRATION, at: new Date(at) }]).stats;
  expect(stat && inWords(stat, { nowMs: Date.parse(now), locale: "en" }).time).toBe(words);
});

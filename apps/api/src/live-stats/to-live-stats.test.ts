import { expect, test } from "vitest";
import { toLiveStats, withAge } from "./to-live-stats.ts";

const REGISTRATION = { type: "registration", person: "ada", country: null, productId: null, product: null } as const;

test.each([
  ["2026-01-15T09:00:00.000Z", "2026-01-15T09:59:59.999Z", 0],
  ["2026-01-15T09:59:59.999Z", "2026-01-15T10:00:00.000Z", 1],
  ["2026-01-15T09:59:59.999Z", "2026-01-15T10:59:59.999Z", 1],
  ["2026-01-15T09:00:00.000Z", "2026-01-15T19:00:00.000Z", 10],
])("[ENGAGE-02] what was done at %s is at %s stated as %i full hours ago", (at, now, hours) => {
  const [stat] = toLiveStats([{ ...REGISTRATION, at: new Date(at) }]).stats;
  expect(stat && withAge(stat, Date.parse(now)).hours_ago).toBe(hours);
});

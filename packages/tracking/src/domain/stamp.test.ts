import fc from "fast-check";
import { expect, test } from "vitest";
import { DESTINATIONS } from "./event-routes.ts";
import { refusalAtCreation, refusalAtSending, type Stamp, stampOf } from "./stamp.ts";

const STAMP: Stamp = { consentId: "c1", allowed: ["marketing", "statistics"], account: "ada" };

test.each([
  ["activity", { ...STAMP, allowed: [] }, "noConsent"],
  ["activity", { ...STAMP, allowed: ["statistics"] }, "noConsent"],
  ["marketing", { ...STAMP, account: null }, "notLoggedIn"],
  ["analytics", { ...STAMP, allowed: ["marketing"] }, "noConsent"],
  ["analytics", { ...STAMP, account: null }, null],
  ["activity", STAMP, null],
] as const)("[TRACK-01] [TRACK-06] for %s, %o is created: %s", (destination, stamp, refusal) => {
  expect(refusalAtCreation(destination, stamp)).toBe(refusal);
});

test("[TRACK-02] without a choice nothing is created, whatever is called allowed", () => {
  expect(refusalAtCreation("analytics", { ...STAMP, consentId: null })).toBe("noConsent");
});

test.each([
  ["withdrawn", { ...STAMP, allowed: ["statistics"] }, "consentChanged"],
  ["withdrawn and given again", { ...STAMP, consentId: "c2" }, "consentChanged"],
  ["of another account", { ...STAMP, account: "bob" }, "accountChanged"],
  ["of nobody any more", { ...STAMP, account: null }, "accountChanged"],
  ["unchanged", STAMP, null],
] as const)("[TRACK-02] an activity event is dropped if its consent or account is %s", (_how, now, refusal) => {
  expect(refusalAtSending("activity", STAMP, now)).toBe(refusal);
});

const stamps = fc.record({
  consentId: fc.constantFrom(null, "c1", "c2"),
  allowed: fc.subarray(["marketing", "statistics"] as const),
  account: fc.constantFrom(null, "ada", "bob"),
});

test("[TRACK-02] [TRACK-06] whatever was chosen and whoever was logged in, what is sent was allowed then and is allowed now, by the same choice and account", () => {
  fc.assert(
    fc.property(fc.constantFrom(...DESTINATIONS), stamps, stamps, (destination, created, now) => {
      if (refusalAtSending(destination, created, now) !== null) return;
      const category = destination === "analytics" ? "statistics" : "marketing";
      expect(created.consentId).not.toBeNull();
      expect(now.consentId).toBe(created.consentId);
      expect([created.allowed.includes(category), now.allowed.includes(category)]).toEqual([true, true]);
      if (destination !== "analytics") expect([created.account !== null, now.account]).toEqual([true, created.account]);
    }),
  );
});

test("[TRACK-02] a stamp doesn't change with the consent that it was taken from", () => {
  const allowed: ("marketing" | "statistics")[] = ["marketing"];
  const stamp = stampOf({ id: "c1", allowed }, "ada");
  allowed.pop();
  expect(stamp).toEqual({ consentId: "c1", allowed: ["marketing"], account: "ada" });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { DESTINATIONS } from "./event-routes.ts";
import { type ConsentView, refusalAtCreation, refusalAtSending, type Stamp } from "./stamp.ts";

const CONSENT: ConsentView = { id: "c", chosenAtMs: 1, allowed: ["marketing", "statistics"] };
const STAMP: Stamp = { consent: CONSENT, account: "ada" };
const allowing = (...allowed: ConsentView["allowed"]): Stamp => ({ ...STAMP, consent: { ...CONSENT, allowed } });

test.each([
  ["activity", allowing(), "noConsent"],
  ["activity", allowing("statistics"), "noConsent"],
  ["activity", { ...STAMP, consent: null }, "noConsent"],
  ["marketing", { ...STAMP, account: null }, "notLoggedIn"],
  ["analytics", allowing("marketing"), "noConsent"],
  ["analytics", { ...STAMP, account: null }, null],
  ["activity", STAMP, null],
] as const)("[TRACK-01] [TRACK-06] for %s, %o is refused at creation: %s", (destination, stamp, refusal) => {
  expect(refusalAtCreation(destination, stamp)).toBe(refusal);
});

test.each([
  ["withdrawn", allowing("statistics"), "consentChanged"],
  ["withdrawn and given again", { ...STAMP, consent: { ...CONSENT, chosenAtMs: 2 } }, "consentChanged"],
  ["of another account", { ...STAMP, account: "bob" }, "accountChanged"],
  ["of nobody any more", { ...STAMP, account: null }, "accountChanged"],
  ["unchanged", STAMP, null],
] as const)("[TRACK-02] an activity event is dropped if its consent or account is %s", (_how, now, refusal) => {
  expect(refusalAtSending("activity", STAMP, now)).toBe(refusal);
});

const stamps = fc.record({
  consent: fc.option(
    fc.record({
      id: fc.constantFrom("c", "d"),
      chosenAtMs: fc.constantFrom(1, 2),
      allowed: fc.subarray(["marketing", "statistics"] as const),
    }),
  ),
  account: fc.constantFrom(null, "ada", "bob"),
});

test("[TRACK-02] [TRACK-06] for every choice and every account, what is sent was allowed then and is allowed now, by the same choice and account", () => {
  fc.assert(
    fc.property(fc.constantFrom(...DESTINATIONS), stamps, stamps, (destination, created, now) => {
      if (refusalAtSending(destination, created, now) !== null) return;
      const category = destination === "analytics" ? "statistics" : "marketing";
      expect(created.consent?.allowed).toContain(category);
      expect(now.consent?.allowed).toContain(category);
      expect([created.consent?.id, created.consent?.chosenAtMs]).toEqual([now.consent?.id, now.consent?.chosenAtMs]);
      if (destination !== "analytics") expect([created.account !== null, now.account]).toEqual([true, created.account]);
    }),
  );
});

import { buildAuthWorld, buildUser } from "@shop/auth-ui/testing";
import { createMemoryStorage, type KeyValueStorage } from "@shop/kernel";
import type { ConsentView } from "@shop/tracking";
import { createJournal } from "@shop/tracking/store";
import { buildTracker, createSource, FULL_CONSENT } from "@shop/tracking/testing";
import { expect, test } from "vitest";
import { asStore } from "../../testing/as-consent-store.ts";
import { trackingFollowsConsent } from "./tracking-follows-consent.ts";

interface Given {
  readonly allowed: ConsentView["allowed"] | null;
  readonly isLoggedIn: boolean;
  readonly local?: KeyValueStorage;
}

async function build({ allowed, isLoggedIn, local = createMemoryStorage() }: Given) {
  const { auth } = buildAuthWorld({ visitor: isLoggedIn ? buildUser() : null });
  const consent = createSource<ConsentView | null>(allowed && { ...FULL_CONSENT, allowed });
  let loads = 0;
  const end = trackingFollowsConsent({
    consent: { ...consent, getState: () => ({ consent: asStore(consent) }) },
    environment: { log: () => {}, local, choices: createMemoryStorage() },
    auth,
    tracking: {
      load: async () => {
        loads += 1;
        return { tracker: buildTracker().tracker, journal: createJournal(), tabId: "t1" };
      },
    },
  });
  await auth.start();
  return { consent, end, loads: () => loads };
}

test.each([
  ["nothing is chosen", null, true, false],
  ["everything is refused", [], true, false],
  ["marketing is allowed and nobody is logged in", ["marketing"], false, false],
  ["marketing is allowed and somebody is logged in", ["marketing"], true, true],
  ["statistics are allowed", ["statistics"], false, true],
] as const)(
  "[TRACK-01] [TRACK-06] where %s, tracking is loaded: %s %s %s",
  async (_case, allowed, isLoggedIn, isLoaded) => {
    const { loads } = await build({ allowed, isLoggedIn });
    expect(loads() > 0).toBe(isLoaded);
  },
);

test("[TRACK-01] a yes loads it at once, and not after the page has ended", async () => {
  const visit = await build({ allowed: null, isLoggedIn: true });
  visit.consent.set(FULL_CONSENT);
  const loads = visit.loads();
  expect(loads).toBeGreaterThan(0);
  visit.end();
  visit.consent.set(FULL_CONSENT);
  expect(visit.loads()).toBe(loads);
});

test("[TRACK-01] a withdrawal that the back end hasn't heard of yet is reported on the customer's next page", async () => {
  const local = createMemoryStorage({ shop_tracking_reported: "{}" });
  expect((await build({ allowed: [], isLoggedIn: true, local })).loads() > 0).toBe(true);
  expect((await build({ allowed: [], isLoggedIn: false, local })).loads()).toBe(0);
});

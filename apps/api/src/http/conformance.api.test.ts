import { createHash } from "node:crypto";
import { DEFAULT_OPERATION_IDS, SITE_AUTHORIZATION } from "@shop/api-client/contract";
import {
  CONFORMANCE_CHECKS,
  type ConformanceSession,
  type ConformanceTarget,
  createConformanceSession,
  missingNeed,
} from "@shop/api-client/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createPayingTestApp,
  importTestContent,
  newCustomer,
  type PayingTestApp,
  TEST_ORIGIN,
  TEST_PASSWORD,
} from "../testing/index.ts";

const EMAIL = "ada@customer.example";

let shop: PayingTestApp;
let session: ConformanceSession;
beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
  const customer = await newCustomer(shop, EMAIL);
  // Free products are delivered to subscribers: the customer's downloads are to be links, not refusals.
  await customer.callSecured("updateNewsletterSettings", { options: 1 });
  session = createConformanceSession(targetOf(shop));
});
afterAll(() => shop.close());

/** Our own back end, with everything the suite may use. */
function targetOf({ app, deps }: PayingTestApp): ConformanceTarget {
  return {
    origin: TEST_ORIGIN,
    fetch: async (url, init) => {
      const headers = new Headers(init.headers);
      headers.set("x-shop-socket-address", "203.0.113.9");
      return app.request(url, { ...init, headers });
    },
    ids: DEFAULT_OPERATION_IDS,
    hash: async (text) => createHash("sha256").update(text).digest("hex"),
    random: deps.random,
    siteAuthorization: SITE_AUTHORIZATION,
    account: { email: EMAIL, password: TEST_PASSWORD },
    hasEffects: true,
  };
}

test.each(CONFORMANCE_CHECKS.map((check) => [check.title, check] as const))(
  "[API-06] our own back end keeps to the contract: %s",
  async (_title, check) => {
    expect(missingNeed(check, session.target)).toBeNull();
    await check.run(session);
  },
);

import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import { createApp } from "../../app.ts";
import type { Log } from "../../platform/deps.ts";
import type { Deps } from "../../ports/deps.ts";
import { createTestPaymentProvider } from "../../test-provider/create-test-payment-provider.ts";
import { createFakeDeps, createMemoryFileStorage } from "../fake-deps.ts";
import { importTestContent } from "../insert-rows.ts";
import { insertCoupon } from "../insert-sales.ts";
import type { FuzzShop } from "./run-fuzz.ts";

const ORIGIN = "http://shop.test";

/**
 * The small shop of `buildContent` with test payments, on a migrated and empty database. `errors` receives the log's messages of that
 * level.
 */
export async function createFuzzShop(
  db: Deps["db"],
  onError: (fields: object, message: string) => void,
): Promise<FuzzShop> {
  const clock = createFakeClock();
  const log: Log = { info: () => undefined, warn: () => undefined, error: onError };
  const fake = createFakeDeps(db, clock, createFakeRandom(), { origin: ORIGIN });
  const provider = createTestPaymentProvider({
    ...{ db, clock, log, origin: ORIGIN },
    random: fake.deps.random,
    shopName: fake.deps.settings.shopName,
    webhookSecret: "the test provider's signing key while fuzzing",
    fonts: createMemoryFileStorage({}),
    deliver: async (request) => app.fetch(request),
  });
  const deps: Deps = { ...fake.deps, log, payments: provider };
  const app = createApp(deps);
  await importTestContent(deps);
  // The code that the operations' samples name.
  await insertCoupon(deps, { code: "SUMMER", percent: 30, isCombinable: true, maxUses: 5 });
  return { deps, clock, provider, fetch: app.fetch };
}

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";
import { checkChain } from "./check-chain.ts";
import { findChainHead, readConsentRecords } from "./consent-records.ts";
import { writeConsentRecord } from "./write-consent-record.ts";

// An embedded database has one connection and so no races: only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] records of consent, fifty at once", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  test(
    "[CONSENT-04] fifty at once are one chain without a gap, each of them once, however often it is sent",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await Promise.all(
          Array.from({ length: AT_ONCE }, (_, index) =>
            writeConsentRecord(shop.deps, {
              recordId: `00000000-0000-4000-8000-${String(round * 100 + (index % 25)).padStart(12, "0")}`,
              consentId: "00000000-0000-4000-8000-000000000000",
              chosenAtMs: shop.clock.nowMs(),
              policyVersion: "1",
              textHash: "",
              locale: "en",
              asked: ["statistics"],
              granted: [],
              services: [],
              hadSignal: false,
            }),
          ),
        );
      }
      const checked = await checkChain(readConsentRecords(shop.db, 7), await findChainHead(shop.db));
      expect(checked).toEqual({ count: ROUNDS * 25, brokenAt: null });
    },
    RACE_TIMEOUT_MS,
  );
});

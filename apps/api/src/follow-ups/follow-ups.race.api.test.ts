import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  buildSequence,
  buildStamp,
  createTestApp,
  insertEvent,
  newReader,
  setSequences,
  type TestApp,
  track,
} from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";
import { sendFollowUps } from "./send-follow-ups.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

// An embedded database has one connection and so no races: only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] follow-up mails, fifty jobs at once", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
    await setSequences(shop, buildSequence(), buildSequence({ id: "another", event: "page-view" }));
  });
  afterAll(() => shop.close());

  let places = 0;
  const newReaderElsewhere = () => {
    places += 1;
    return newReader(shop, { address: `198.51.${100 + (places >> 8)}.${places & 255}` });
  };
  const countOf = async (userIds: readonly string[]) =>
    (
      await shop.db
        .selectFrom("mails")
        .select("id")
        .where("user_id", "in", userIds)
        .where("kind", "=", "followUp")
        .execute()
    ).length;
  const fiftyJobs = () => Promise.all(Array.from({ length: AT_ONCE }, () => sendFollowUps(shop.deps)));

  test(
    "[TRACK-04] each of three readers gets one mail of the two that are due",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const readers = [await newReaderElsewhere(), await newReaderElsewhere(), await newReaderElsewhere()];
        for (const reader of readers)
          for (const type of ["product-view", "page-view"]) await insertEvent(shop, reader, type);
        shop.clock.advance(DAY_MS);
        const counts = await fiftyJobs();
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
        expect(await countOf(readers.map(({ id }) => id))).toBe(3);
      }
    },
    RACE_TIMEOUT_MS,
  );

  test.each(["unsubscribe", "withdraw"] as const)(
    "[TRACK-04] a mail that is written while its reader is about to %s doesn't leave",
    async (how) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const reader = await newReaderElsewhere();
        await insertEvent(shop, reader, "product-view");
        shop.clock.advance(DAY_MS);
        const consent = buildStamp(shop, { categories: [] });
        const end = () =>
          how === "withdraw" ? track(reader, "reportConsent", { consent }) : track(reader, "unsubscribe", {});
        const [ended] = await Promise.all([end(), fiftyJobs()]);
        expect(ended).toMatchObject({ success: true });
        expect(await countOf([reader.id])).toBe(0);
      }
    },
    RACE_TIMEOUT_MS,
  );
});

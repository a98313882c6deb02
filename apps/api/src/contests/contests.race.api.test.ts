import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, insertContest, readEntryLink, type TestApp } from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";
import { confirmContestEntry } from "./confirm-entry.ts";
import { drawContest } from "./draw-contest.ts";
import { enterContest } from "./enter-contest.ts";

const HOUR_MS = 60 * 60 * 1000;
const ADA = "ada@player.example";
const fifty = <Value>(act: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));

// An embedded database has one connection and so no races: only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] contests, fifty at once", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    for (const table of ["contest_draws", "contest_entries", "contests", "mails"] as const)
      await shop.db.deleteFrom(table).execute();
  });

  const enter = (contest: string, email: string) =>
    enterContest(shop.deps, { contest, email, acceptsRules: true, locale: "en" });
  const entriesOf = (contest: string) =>
    shop.db.selectFrom("contest_entries").selectAll().where("contest_id", "=", contest).execute();
  const mailsOf = (kind: "contestEntry" | "contestWon") =>
    shop.db.selectFrom("mails").selectAll().where("kind", "=", kind).execute();

  test(
    "[ENGAGE-06] the same address fifty times gives one entry, and three mails at most",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await shop.db.deleteFrom("rate_limits").execute();
        const contest = await insertContest(shop.deps, { hours: 24, id: `round-${round}` });
        const results = await fifty((index) => enter(contest, index % 2 === 0 ? ADA : "ADA@player.example"));
        expect(results.filter(({ isOk }) => !isOk)).toEqual([]);
        expect(await entriesOf(contest)).toHaveLength(1);
      }
      expect(await mailsOf("contestEntry")).toHaveLength(3 * ROUNDS);
    },
    RACE_TIMEOUT_MS,
  );

  test(
    "[ENGAGE-06] fifty draws at once are one, and each winner gets one mail",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await shop.db.deleteFrom("rate_limits").execute();
        const contest = await insertContest(shop.deps, { hours: 1, id: `round-${round}` });
        for (const name of ["a", "b", "c", "d"]) {
          const email = `${name}${round}@player.example`;
          await enter(contest, email);
          await confirmContestEntry(shop.deps, await readEntryLink(shop, email));
        }
        shop.clock.advance(HOUR_MS);
        const draws = await fifty(() => drawContest(shop.deps, contest));
        expect(draws.filter((drawn) => drawn.isOk && drawn.value.isNew)).toHaveLength(1);
        expect(new Set(draws.map((drawn) => drawn.isOk && JSON.stringify(drawn.value.draw.winners))).size).toBe(1);
      }
      expect(await mailsOf("contestWon")).toHaveLength(3 * ROUNDS);
    },
    RACE_TIMEOUT_MS,
  );

  test(
    "[ENGAGE-06] what is confirmed while a contest is drawn is either in the draw or refused",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await shop.db.deleteFrom("rate_limits").execute();
        const contest = await insertContest(shop.deps, { hours: 1, id: `round-${round}` });
        const emails = Array.from({ length: 10 }, (_, index) => `p${index}-${round}@player.example`);
        const links = [];
        for (const email of emails) {
          await enter(contest, email);
          links.push(await readEntryLink(shop, email));
        }
        // Those who confirm still have the clock of a moment ago.
        const nowMs = shop.clock.nowMs();
        const before = { ...shop.deps, clock: { ...shop.clock, nowMs: () => nowMs } };
        shop.clock.advance(HOUR_MS);
        const [drawn, ...confirmed] = await Promise.all([
          drawContest(shop.deps, contest),
          ...links.map((link) => confirmContestEntry(before, link)),
        ]);
        const accepted = confirmed.flatMap((one) => (one.isOk ? [one.value.entry] : []));
        expect(drawn.isOk && [...drawn.value.draw.entry_ids].sort()).toEqual(accepted.sort());
      }
    },
    RACE_TIMEOUT_MS,
  );
});

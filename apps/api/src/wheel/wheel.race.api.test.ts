import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, importTestContent, insertUser, startSession, type TestApp } from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";
import { putWheelSegments } from "./index.ts";

const PACK = "faIR Modern Rock";

describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
    await importTestContent(shop.deps);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.db.deleteFrom("rate_limits").execute());

  const times = <Value>(act: (index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));
  const tally = (codes: ReadonlyArray<string | number | null>) =>
    Object.fromEntries(
      [...new Set(codes)].map((code) => [String(code), codes.filter((other) => other === code).length]),
    );

  test("[ENGAGE-03] fifty simultaneous spins give three, for a visitor and for an account in two browsers", {
    timeout: RACE_TIMEOUT_MS,
  }, async () => {
    await putWheelSegments(shop.db, [
      { id: "again", type: "none", value: null, product: null, odds: 500 },
      { id: "ten", type: "discount", value: 10, product: null, odds: 500 },
    ]);
    for (let round = 0; round < ROUNDS; round += 1) {
      await shop.db.deleteFrom("rate_limits").execute();
      const place = { address: `198.51.${100 + (round >> 8)}.${round & 255}` };
      const [one, two] = [await shop.newBrowser(place).start(), await shop.newBrowser(place).start()];
      const isAccount = round % 2 === 1;
      if (isAccount) {
        const userId = await insertUser(shop.deps);
        for (const browser of [one, two]) await startSession(shop.deps, browser, userId);
      }
      const spun = await times((index) =>
        (isAccount && index % 2 === 1 ? two : one).call("spinWheel", { chance: `race-${round}-${index}` }),
      );
      expect(tally(spun.map(({ code }) => code))).toEqual({ null: 3, "wheel.noSpinsLeft": 47 });
      const drawn = spun.flatMap(({ result }) => (result?.draw ? [result.draw.number] : []));
      expect(drawn.sort()).toEqual([1, 2, 3]);
    }
  });

  test("[ENGAGE-03] fifty simultaneous claims of a pack give one licence", {
    timeout: RACE_TIMEOUT_MS,
  }, async () => {
    await putWheelSegments(shop.db, [{ id: "pack", type: "freepack", value: null, product: PACK, odds: 1000 }]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const browser = await shop.newBrowser({ address: `203.0.${113 + (round >> 8)}.${round & 255}` }).start();
      const userId = await insertUser(shop.deps);
      await startSession(shop.deps, browser, userId);
      const { draw } = (await browser.call("spinWheel", { chance: `claim-${round}` })).result;
      const claims = await times(() => browser.call("claimWheelPack", { wheel: draw.wheel, number: draw.number }));
      expect(tally(claims.map(({ code }) => code))).toEqual({ null: 1, "wheel.nothingToClaim": 49 });
      const licences = shop.db.selectFrom("licences").select("id").where("user_id", "=", userId);
      expect(await licences.execute()).toHaveLength(1);
    }
  });
});

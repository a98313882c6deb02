import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rateProduct } from "../ratings/rate-product.ts";
import {
  createTestApp,
  findBrokenInvariants,
  importTestContent,
  insertCodes,
  insertLicence,
  insertUser,
  newCustomer,
  type TestApp,
} from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";
import { redeemCode } from "./redeem-code.ts";

const fifty = <Value>(act: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));

// An embedded database has one connection and so no races. Only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] fifty at once, round after round", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
    await importTestContent(shop.deps);
  });
  afterAll(async () => {
    expect(await findBrokenInvariants(shop.db)).toEqual([]);
    await shop.close();
  });

  test("[ACCT-05] one code is one customer's, of fifty who have it", { timeout: RACE_TIMEOUT_MS }, async () => {
    const users = await fifty(() => insertUser(shop.deps));
    const codes = await insertCodes(shop.deps, "Starter Bundle", ROUNDS);
    for (const [round, code] of codes.entries()) {
      await shop.db.deleteFrom("rate_limits").execute();
      const responses = await fifty((index) =>
        redeemCode(shop.deps, { userId: users[index] ?? "", address: `203.0.113.${index}`, code }),
      );
      const refusals = responses.flatMap((answer) => (answer.isOk ? [] : [answer.failure.code]));
      expect(refusals).toEqual(Array.from({ length: AT_ONCE - 1 }, () => "redeem.codeUsed"));
      const { count } = await shop.db
        .selectFrom("licences")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("source", "=", "redeem")
        .executeTakeFirstOrThrow();
      expect(count).toBe((round + 1) * 3);
    }
  });

  test("[SAFE-20] fifty wrong codes of one customer at once are ten guesses", async () => {
    const customer = await newCustomer(shop);
    await shop.db.deleteFrom("rate_limits").execute();
    const { csrf_token } = (await customer.call("redeemProduct", { mode: "prepare" })).result;
    const guess = { mode: "execute", csrf_token, redeem_code: "AAAAA-BBBBB-CCCCC-DDDDD-00000" };
    const responses = await fifty(() => customer.call("redeemProduct", guess));
    expect(responses.filter(({ code }) => code === "redeem.codeUnknown")).toHaveLength(10);
    expect(responses.filter(({ code }) => code === "redeem.tooManyTries")).toHaveLength(40);
  });

  test("[ACCT-10] what one customer thinks of a product is one rating", { timeout: RACE_TIMEOUT_MS }, async () => {
    const userId = await insertUser(shop.deps);
    await insertLicence(shop.deps, userId, "faAlign");
    for (let round = 0; round < ROUNDS; round += 1) {
      await shop.db.deleteFrom("rate_limits").execute();
      const responses = await fifty((index) =>
        rateProduct(shop.deps, { userId, product: "faAlign", stars: 1 + (index % 5), comment: `${round}/${index}` }),
      );
      expect(responses.every((answer) => answer.isOk)).toBe(true);
      const rows = await shop.db.selectFrom("ratings").select(["stars", "comment"]).execute();
      expect(rows).toHaveLength(1);
      // Stars and words are of one and the same call.
      const [of, index] = (rows[0]?.comment ?? "").split("/").map(Number);
      expect([of, rows[0]?.stars]).toEqual([round, 1 + ((index ?? 0) % 5)]);
    }
  });
});

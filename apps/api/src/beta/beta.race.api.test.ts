import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BETA_SIGN_UP, createTestApp, insertBeta, readBetaLink, type TestApp } from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";
import { confirmBetaSignUp } from "./confirm-sign-up.ts";
import { readNda } from "./read-nda.ts";
import { signNda } from "./sign-nda.ts";
import { signUpForBeta } from "./sign-up.ts";

const fifty = <Value>(act: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));

// An embedded database has one connection and so no races: only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] the beta programme, fifty at once", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    for (const table of ["beta_signatures", "beta_sign_ups", "mails", "rate_limits"] as const)
      await shop.db.deleteFrom(table).execute();
    await insertBeta(shop.deps);
  });

  const signUp = (email: string) => signUpForBeta(shop.deps, { ...BETA_SIGN_UP, email });
  const mailsOf = (kind: "betaConfirm" | "betaSigned" | "betaSignedCopy") =>
    shop.db.selectFrom("mails").selectAll().where("kind", "=", kind).execute();

  test(
    "[ROUTE-12] the same address fifty times gives one sign-up, and three mails at most",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const email = `ada${round}@studio.example`;
        const results = await fifty((index) => signUp(index % 2 === 0 ? email : email.toUpperCase()));
        expect(results.filter(({ isOk }) => !isOk)).toEqual([]);
        const rows = await shop.db.selectFrom("beta_sign_ups").selectAll().where("email", "=", email).execute();
        expect(rows).toHaveLength(1);
      }
      expect(await mailsOf("betaConfirm")).toHaveLength(3 * ROUNDS);
    },
    RACE_TIMEOUT_MS,
  );

  test(
    "[ROUTE-12] fifty signatures at once are one, and each mail is sent once",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const email = `ada${round}@studio.example`;
        await signUp(email);
        const link = await readBetaLink(shop, email);
        await confirmBetaSignUp(shop.deps, link);
        const text = await readNda(shop.deps, link, "en");
        const textHash = text.isOk ? text.value.textHash : "";
        const signed = await fifty((index) =>
          signNda(shop.deps, { ...link, locale: "en", name: `Ada ${index}`, agrees: true, textHash }),
        );
        expect(signed.filter((one) => one.isOk && one.value.isNew)).toHaveLength(1);
        expect(new Set(signed.map((one) => one.isOk && one.value.signature.name)).size).toBe(1);
        const rows = await shop.db.selectFrom("beta_signatures").selectAll().where("email", "=", email).execute();
        expect(rows).toHaveLength(1);
      }
      expect(await mailsOf("betaSigned")).toHaveLength(ROUNDS);
      expect(await mailsOf("betaSignedCopy")).toHaveLength(ROUNDS);
    },
    RACE_TIMEOUT_MS,
  );

  test(
    "[ROUTE-12] however many confirm at once, no more places are given than there are",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await shop.db.deleteFrom("beta_sign_ups").execute();
        await insertBeta(shop.deps, { places: 3 });
        const links = [];
        for (let index = 0; index < 10; index += 1) {
          const email = `p${index}-${round}@studio.example`;
          await signUp(email);
          links.push(await readBetaLink(shop, email));
        }
        const results = await Promise.all(links.map((link) => confirmBetaSignUp(shop.deps, link)));
        expect(results.filter(({ isOk }) => isOk)).toHaveLength(3);
        expect(results.flatMap((one) => (one.isOk ? [] : [one.failure.code]))).toEqual(Array(7).fill("beta.full"));
      }
    },
    RACE_TIMEOUT_MS,
  );
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  buildContent,
  buildContentProduct,
  buildRegistration,
  createTestApp,
  importTestContent,
  readActivationLink,
  type TestApp,
} from "../testing/index.ts";
import { activateAccount } from "./activate-account.ts";
import { registerUser } from "./register-user.ts";

const AT_ONCE = 50;

describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
    const free = { EUR: 0, USD: 0, JPY: 0 };
    const product = buildContentProduct({ name: "Free One", type: "plugin", itemType: 42, price: free });
    const manifest = { inputsHash: "none", files: [], media: [] };
    await importTestContent(shop.deps, buildContent({ products: [product], manifest }));
  });
  afterAll(() => shop.close());

  test("[SAFE-06][SAFE-09] one activation link, used fifty times at once, opens the account once and grants its plugins once", async () => {
    const browser = await shop.newBrowser().start();
    await browser.callSecured("register", buildRegistration());
    const link = await readActivationLink(shop, "ada@customer.example");
    const results = await Promise.all(
      Array.from({ length: AT_ONCE }, () => activateAccount(shop.deps, { ...link, visitorId: null })),
    );
    expect(results.filter((result) => result.isOk)).toHaveLength(1);
    expect(await shop.db.selectFrom("licences").select("id").execute()).toHaveLength(1);
  });

  test("[SAFE-01][SAFE-06] the three links of one account, opened at once, open it once, and none makes a fault of ours", async () => {
    const browser = await shop.newBrowser().start();
    for (let round = 0; round < 8; round += 1) {
      const email = `carol-${round}@customer.example`;
      const links = [];
      for (let mail = 0; mail < 3; mail += 1) {
        shop.clock.advance(1);
        await browser.callSecured("register", buildRegistration({ email_address: email }));
        links.push(await readActivationLink(shop, email));
      }
      const responses = await Promise.all(links.map((link) => browser.call("verifyMail", link)));
      expect(responses.map((answer) => [answer.status, answer.code]).sort()).toEqual([
        [200, null],
        [200, "auth.linkInvalid"],
        [200, "auth.linkInvalid"],
      ]);
    }
  });

  test("[SAFE-06] fifty sign-ups with one address at once make one account and at most three mails", async () => {
    const registration = {
      email: "bob@customer.example",
      firstName: "Bob",
      lastName: "Tester",
      password: "Rückkopplung-7-Meter",
      passwordAgain: "Rückkopplung-7-Meter",
      wantsNewsletter: false,
      hasAcceptedTerms: true,
      address: "192.0.2.1",
      locale: "en" as const,
      visitorId: null,
    };
    const results = await Promise.all(Array.from({ length: AT_ONCE }, () => registerUser(shop.deps, registration)));
    expect(results.every((result) => result.isOk)).toBe(true);
    const users = await shop.db.selectFrom("users").select("id").where("email", "=", registration.email).execute();
    expect(users).toHaveLength(1);
    const mails = await shop.db.selectFrom("mails").select("id").where("recipient", "=", registration.email).execute();
    expect(mails).toHaveLength(3);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  buildRegistration,
  createTestApp,
  newCustomer,
  type TestAnswer,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const ADDRESSES = {
  used: "ada@customer.example",
  waiting: "grace@customer.example",
  unknown: "nobody@customer.example",
} as const;
const NAMES = Object.keys(ADDRESSES) as Array<keyof typeof ADDRESSES>;

let shop: TestApp;
let hashed: number;
let mailed: number;

describe.each(["open", "uniform"] as const)("e-mail check: %s", (emailCheckPolicy) => {
  beforeAll(async () => {
    shop = await createTestApp({ settings: { emailCheckPolicy } });
    const { hash, verify } = shop.deps.passwords;
    Object.assign(shop.deps.passwords, {
      hash: (password: string) => {
        hashed += 1;
        return hash(password);
      },
      verify: (stored: string, password: string) => {
        hashed += 1;
        return verify(stored, password);
      },
    });
    await newCustomer(shop, ADDRESSES.used);
    const browser = await shop.newBrowser().start();
    await browser.callSecured("register", buildRegistration({ email_address: ADDRESSES.waiting }));
  });
  afterAll(() => shop.close());

  /** One act for each of the three addresses, with the work that it cost. */
  async function askAll(act: (browser: TestBrowser, email: string) => Promise<TestAnswer>) {
    const seen = [];
    for (const [index, name] of NAMES.entries()) {
      const browser = await shop.newBrowser({ address: `198.51.100.${index + 1}` }).start();
      hashed = 0;
      const before = await countMails();
      const answer = await act(browser, ADDRESSES[name]);
      mailed = (await countMails()) - before;
      seen.push({ name, answer, hashed, mailed });
    }
    return seen;
  }

  async function countMails(): Promise<number> {
    return (await shop.db.selectFrom("mails").select("id").execute()).length;
  }

  const verdicts = emailCheckPolicy === "open" ? ["used", "inactive", null] : [null, null, null];
  test(`[SAFE-07][AUTH-01] the check returns ${JSON.stringify(verdicts)} for used, waiting and unknown`, async () => {
    const seen = await askAll((browser, email) => browser.call("checkEmail", { email }));
    expect(seen.map(({ answer }) => answer.result.error)).toEqual(verdicts);
    expect(new Set(seen.map(({ answer }) => answer.status))).toEqual(new Set([200]));
  });

  test.each([
    [
      "a login with a wrong password",
      (browser: TestBrowser, email: string) =>
        browser.callSecured("login", { email_address: email, password: "not the password" }, "token"),
    ],
    [
      "a wish for a new password",
      (browser: TestBrowser, email: string) => browser.callSecured("passwordForget", { email_address: email }),
    ],
    [
      "a wish for a new activation link",
      (browser: TestBrowser, email: string) => browser.call("resendActivation", { email }),
    ],
  ])(
    "[SAFE-07] %s gets the same response, at the same cost, whether or not the address has an account",
    async (_case, act) => {
      const [first, ...others] = await askAll(act);
      for (const other of others) {
        expect(other.answer).toEqual(first?.answer);
        expect(other.hashed).toBe(first?.hashed);
      }
    },
  );

  test("[SAFE-07] a sign-up gets the same response, by one hash and one mail, whether or not the address has an account", async () => {
    const seen = await askAll((browser, email) =>
      browser.callSecured("register", buildRegistration({ email_address: email })),
    );
    for (const { answer, ...work } of seen) {
      expect(answer).toMatchObject({ status: 200, valid: true, result: {}, error: null });
      expect(work).toMatchObject({ hashed: 1, mailed: 1 });
    }
  });
});

describe("e-mail check: uniform", () => {
  beforeAll(async () => {
    shop = await createTestApp({ settings: { emailCheckPolicy: "uniform" } });
  });
  afterAll(() => shop.close());

  test("[SAFE-07] what is wrong with an address itself is reported where the address is none, and nothing else is", async () => {
    const browser = await shop.newBrowser().start();
    const errorOf = async (email: string) => (await browser.call("checkEmail", { email })).result.error;
    expect(await errorOf("no address")).toBe("format");
    expect(await errorOf("ada@no-mail.example")).toBeNull();
  });
});

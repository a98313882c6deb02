import {
  type DirectCalls,
  directCalls,
  type OperationName,
  operations,
  SITE_AUTHORIZATION,
} from "@shop/api-client/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createServedCalls } from "./served-calls.ts";
import { buildRegistration, createTestApp, newCustomer, type TestApp, type TestBrowser } from "./testing/index.ts";

let shop: TestApp;
let customer: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
  customer = await newCustomer(shop);
});
beforeEach(async () => {
  await shop.db.deleteFrom("rate_limits").execute();
});
afterAll(() => shop.close());

const ID = "00000000-0000-4000-8000-000000000000";
const link = (index: number) => ({ id: ID, key: `key-${index}` });

interface Row {
  /** How often it is allowed. */
  readonly limit: number;
  readonly refusal: string;
  /** A body that is another one for each number. */
  readonly body: (index: number) => Record<string, unknown>;
  /** The field of the security token, if the operation requires one. */
  readonly token?: "csrf_token";
}

const ROWS: { readonly [Name in OperationName]?: Row } = {
  addCoupon: { limit: 20, refusal: "api.tooManyCalls", body: (index) => ({ coupon: `GUESS${index}` }) },
  spinWheel: { limit: 60, refusal: "api.tooManyCalls", body: (index) => ({ chance: `chance-${index}` }) },
  redeemProduct: {
    ...{ limit: 10, refusal: "redeem.tooManyTries", token: "csrf_token" },
    body: (index) => ({ redeem_code: `ABCDE-${10_000 + index}-FGHIJ-67890-KLMNO` }),
  },
  rateProduct: {
    ...{ limit: 60, refusal: "rating.tooMany", token: "csrf_token" },
    body: (index) => ({ product: `faGuess${index}`, rating: 5, comment: "" }),
  },
  register: {
    ...{ limit: 30, refusal: "auth.tooManyTries", token: "csrf_token" },
    body: (index) => buildRegistration({ email_address: `new${index}@customer.example` }),
  },
  resendActivation: {
    limit: 20,
    refusal: "auth.tooManyTries",
    body: (index) => ({ email: `a${index}@customer.example` }),
  },
  passwordForget: {
    ...{ limit: 20, refusal: "auth.tooManyTries", token: "csrf_token" },
    body: (index) => ({ email_address: `a${index}@customer.example` }),
  },
  verifyMail: { limit: 60, refusal: "auth.tooManyTries", body: (index) => ({ ...link(index), email: "a@b.example" }) },
  changePassword: {
    ...{ limit: 60, refusal: "auth.tooManyTries", token: "csrf_token" },
    body: (index) => ({ ...link(index), password_new1: "x", password_new2: "x" }),
  },
  revokeEmailChange: { limit: 60, refusal: "auth.tooManyTries", body: link },
  enterContest: {
    ...{ limit: 10, refusal: "contest.tooManyTries" },
    body: (index) => ({ contest: "none", email: `a${index}@customer.example`, accepts_rules: true }),
  },
  confirmContestEntry: { limit: 60, refusal: "contest.tooManyTries", body: link },
  confirmNewsletter: { limit: 60, refusal: "newsletter.tooManyTries", body: link },
  updateNewsletterSettings: {
    ...{ limit: 60, refusal: "newsletter.tooManyTries", token: "csrf_token" },
    body: (index) => ({ ...link(index), options: 0 }),
  },
};

const DIRECT_ROWS: { readonly [Name in keyof DirectCalls]?: Row } = {
  submitContactForm: {
    ...{ limit: 5, refusal: "contact.tooMany" },
    body: (index) => ({ name: "Ada", email: "a@customer.example", subject: "", message: `Message ${index}` }),
  },
  notifyNotFound: { limit: 30, refusal: "api.tooManyCalls", body: (index) => ({ url: `/gone-${index}` }) },
  initiateAccountDeletion: {
    ...{ limit: 3, refusal: "account.tooManyTries" },
    body: (index) => ({ email: `a${index}@customer.example` }),
  },
  handleLiveChat: {
    ...{ limit: 20, refusal: "chat.tooMany" },
    body: (index) => ({ messages: [{ role: "user", content: `Question ${index}` }] }),
  },
  activateLicence: {
    ...{ limit: 120, refusal: "licence.tooManyTries" },
    body: (index) => ({
      ...{ licence_key: `GUESS-${index}`, device_id: "0f3b6c1d", device_name: "PC", platform: "win" },
    }),
  },
};

/** Thirty bodies under one key, and one more under a key of its own. Limits above thirty have thirty tries left at the beginning. */
async function reachLimit(limit: number, send: (index: number, key: string) => Promise<unknown>): Promise<unknown[]> {
  const codes = [await send(0, "one-key-of-all")];
  if (limit > 30)
    await shop.db
      .updateTable("rate_limits")
      .set({ points: limit - 29 })
      .execute();
  for (let index = 1; index < 30; index += 1) codes.push(await send(index, "one-key-of-all"));
  return [...codes.slice(1), await send(30, "a-key-of-its-own")];
}

/** None of the twenty-nine further bodies is processed, but each is counted. Then the limit is reached for any key. */
function expectedCodes({ limit, refusal }: Row): string[] {
  const rejected = Math.min(limit, 30) - 1;
  const codes = Array.from({ length: rejected }, () => "api.idempotencyKeyReused");
  return [...codes, ...Array.from({ length: 30 - rejected }, () => refusal)];
}

test.each(Object.entries(ROWS) as [OperationName, Row][])(
  "[SAFE-05][SAFE-20] thirty bodies of %s under one key are counted as thirty, and only the first is looked at",
  async (name, row) => {
    const prepared = row.token && (await customer.call(name, { mode: "prepare" })).result.csrf_token;
    const secured = prepared ? { mode: "execute", csrf_token: prepared } : {};
    await shop.db.deleteFrom("rate_limits").execute();
    const send = async (index: number, key: string) => {
      const idempotencyKey = `${name}-${key}`;
      return (await customer.call(name, { ...secured, ...row.body(index) }, { idempotencyKey })).code;
    };
    expect(await reachLimit(row.limit, send)).toEqual(expectedCodes(row));
  },
);

test.each(Object.entries(DIRECT_ROWS) as [keyof DirectCalls, Row][])(
  "[SAFE-05][SAFE-20] thirty bodies of the direct call %s under one key are counted as thirty, and only the first is looked at",
  async (name, row) => {
    const send = async (index: number, key: string) => {
      const headers = { "content-type": "application/json", authorization: SITE_AUTHORIZATION };
      const answer = await customer.fetch(directCalls[name].path, {
        method: "POST",
        headers: { ...headers, "idempotency-key": `${name}-${key}` },
        body: JSON.stringify(row.body(index)),
      });
      return (await answer.json()).code;
    };
    expect(await reachLimit(row.limit, send)).toEqual(expectedCodes(row));
  },
);

test("[SAFE-20] the tables of this test and of the pipeline name the same operations, each of them a change", () => {
  const { counts, directCounts } = createServedCalls();
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(counts).sort());
  expect(Object.keys(DIRECT_ROWS).sort()).toEqual(Object.keys(directCounts).sort());
  expect(Object.keys(ROWS).filter((name) => !operations[name as OperationName].isMutation)).toEqual([]);
});

test("[SAFE-05][SAFE-20] repeats of one guess are one guess", async () => {
  const guess = { coupon: "GUESS" };
  for (let round = 0; round < 30; round += 1) await customer.call("addCoupon", guess, { idempotencyKey: "same-guess" });
  const points = await shop.db.selectFrom("rate_limits").select("points").execute();
  expect(points).toEqual([{ points: 1 }, { points: 1 }]);
});

test("[SAFE-05][SAFE-20] a limit that an operation reaches doesn't stay with its key", async () => {
  for (let index = 0; index < 20; index += 1) await customer.call("addCoupon", { coupon: `TYPO${index}` });
  const guess = () => customer.call("addCoupon", { coupon: "LATER" }, { idempotencyKey: "tried-later" });
  expect((await guess()).code).toBe("api.tooManyCalls");
  shop.clock.advance(15 * 60_000);
  expect((await guess()).code).toBe("cart.couponUnknown");
});

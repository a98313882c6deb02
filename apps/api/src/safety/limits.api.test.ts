import { afterAll, beforeAll, expect, test } from "vitest";
import {
  buildRegistration,
  callDirect,
  createTestApp,
  importTestContent,
  newCustomer,
  newOwner,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const MINUTE_MS = 60_000;
const TEN_MINUTES_MS = 600_000;
const QUARTER_HOUR_MS = 900_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const CODE = "ABCDE-12345-FGHIJ-67890-KLMNO";

let shop: TestApp;
let owner: TestBrowser;
let places = 0;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
  owner = (await newOwner(shop)).browser;
});
afterAll(() => shop.close());

/** A caller at a place without any earlier tries. */
const newPlace = () => {
  places += 1;
  return { address: `203.0.113.${places}` };
};
const visitor = () => shop.newBrowser(newPlace()).start();
const customer = () => newCustomer(shop, `c${places}@customer.example`);
const codeOf = async (answer: Promise<{ readonly code?: unknown; readonly body?: { readonly code?: unknown } }>) => {
  const { code, body } = await answer;
  return code ?? body?.code ?? null;
};

type Try = (browser: TestBrowser) => Promise<unknown>;
const chat: Try = (one) =>
  codeOf(callDirect(one, "handleLiveChat", { messages: [{ role: "user", content: "How do refunds work?" }] }));
/** What is counted, how its key starts, how often and in which time it is allowed, and how one more is rejected; the caller, if not a visitor. */
const LIMITS: ReadonlyArray<[string, string, number, number, Try, string | number, (() => Promise<TestBrowser>)?]> = [
  [
    "e-mail checks of a place",
    "email-check:",
    5,
    MINUTE_MS,
    (one) => codeOf(one.call("checkEmail", { email: "x@customer.example" })),
    "auth.tooManyTries",
  ],
  [
    "activation links tried from a place",
    "link:",
    60,
    HOUR_MS,
    (one) => codeOf(one.call("verifyMail", { id: "1", key: "k" })),
    "auth.tooManyTries",
  ],
  [
    "activation mails asked for from a place",
    "resend-activation:",
    20,
    HOUR_MS,
    (one) => codeOf(one.call("resendActivation", { email: "x@customer.example" })),
    "auth.tooManyTries",
  ],
  [
    "reset mails asked for from a place",
    "password-forget:",
    20,
    HOUR_MS,
    (one) => codeOf(one.callSecured("passwordForget", { email_address: "x@customer.example" })),
    "auth.tooManyTries",
  ],
  [
    "logins from a place",
    "login-address:",
    100,
    QUARTER_HOUR_MS,
    (one) =>
      codeOf(one.callSecured("login", { email_address: `${shop.clock.nowMs()}@customer.example`, password: "x" })),
    "auth.tooManyTries",
  ],
  [
    "contact messages of a place",
    "contact:",
    5,
    HOUR_MS,
    (one) =>
      codeOf(
        callDirect(one, "submitContactForm", { name: "Ada", email: "a@customer.example", subject: "", message: "Hi" }),
      ),
    "contact.tooMany",
  ],
  [
    "reports of missing pages from a place",
    "not-found:",
    30,
    MINUTE_MS,
    (one) => codeOf(callDirect(one, "notifyNotFound", { url: "/gone" })),
    "api.tooManyCalls",
  ],
  [
    "coupons tried by a visitor",
    "coupon:",
    20,
    QUARTER_HOUR_MS,
    (one) => codeOf(one.call("addCoupon", { coupon: "NONE" })),
    "api.tooManyCalls",
  ],
  [
    "coupons tried from a place",
    "coupon-address:",
    100,
    QUARTER_HOUR_MS,
    (one) => codeOf(one.call("addCoupon", { coupon: "NONE" })),
    "api.tooManyCalls",
  ],
  [
    "redeem codes tried in vain by an account",
    "redeem:",
    10,
    HOUR_MS,
    (one) => codeOf(one.callSecured("redeemProduct", { redeem_code: CODE })),
    "redeem.tooManyTries",
    customer,
  ],
  [
    "redeem codes tried in vain from a place",
    "redeem-address:",
    30,
    HOUR_MS,
    (one) => codeOf(one.callSecured("redeemProduct", { redeem_code: CODE })),
    "redeem.tooManyTries",
    customer,
  ],
  [
    "ratings of an account",
    "rating:",
    60,
    HOUR_MS,
    (one) => codeOf(one.callSecured("rateProduct", { product: "faAlign", rating: 5, comment: "Fine." })),
    "rating.tooMany",
    async () => owner,
  ],
  [
    "activations of licences from a place",
    "licence:",
    120,
    HOUR_MS,
    (one) =>
      codeOf(
        callDirect(one, "activateLicence", {
          licence_key: CODE,
          device_id: "0f3b6c1d",
          device_name: "Studio",
          platform: "win",
        }),
      ),
    "licence.tooManyTries",
  ],
  [
    "sign-ups from a place",
    "register:",
    30,
    HOUR_MS,
    (one) => codeOf(one.callSecured("register", buildRegistration())),
    "auth.tooManyTries",
  ],
  [
    "files with one's own data of an account",
    "my-data:",
    5,
    HOUR_MS,
    async (one) => (await one.fetch("/files/my-data")).status,
    429,
    customer,
  ],
  [
    "PINs of an account",
    "pin:",
    3,
    HOUR_MS,
    async (one) => codeOf(callDirect(one, "initiateAccountDeletion", { email: (await userOf(one)).email_address })),
    "account.tooManyTries",
    customer,
  ],
  [
    "e-mail checks of a place in a day",
    "email-check-day:",
    100,
    DAY_MS,
    (one) => codeOf(one.call("checkEmail", { email: "x@customer.example" })),
    "auth.tooManyTries",
  ],
  [
    "spins of the wheel from a place",
    "wheel-address:",
    60,
    HOUR_MS,
    (one) => codeOf(one.call("spinWheel", { chance: "1" })),
    "api.tooManyCalls",
  ],
  [
    "entries to contests from a place",
    "contest:",
    10,
    HOUR_MS,
    (one) => codeOf(one.call("enterContest", { contest: "none", email: "x@customer.example", accepts_rules: true })),
    "contest.tooManyTries",
  ],
  ["messages of a visitor to the chat", "chat:", 20, TEN_MINUTES_MS, chat, "chat.tooMany"],
  ["messages from a place to the chat", "chat-address:", 60, TEN_MINUTES_MS, chat, "chat.tooMany"],
];

async function userOf(browser: TestBrowser) {
  return (await browser.call("updateSession")).result.user;
}

test.each(LIMITS)(
  "[SAFE-20] %s, as %s…: at most %i in %i ms, and one more is refused",
  async (_what, prefix, limit, windowMs, act, refusal, enter = visitor) => {
    await shop.db.deleteFrom("rate_limits").execute();
    const one = await enter();
    await shop.db.deleteFrom("rate_limits").execute();
    expect(await act(one)).not.toBe(refusal);
    const counts = shop.db.selectFrom("rate_limits").selectAll().where("key", "like", `${prefix}%`);
    const { key, points, expires_at } = await counts.executeTakeFirstOrThrow();
    expect([points, expires_at.getTime() - shop.clock.nowMs()]).toEqual([1, windowMs]);
    await shop.db.deleteFrom("rate_limits").where("key", "<>", key).execute();
    await shop.db
      .updateTable("rate_limits")
      .set({ points: limit - 1 })
      .where("key", "=", key)
      .execute();
    expect(await act(one)).not.toBe(refusal);
    expect(await act(one)).toBe(refusal);
  },
);

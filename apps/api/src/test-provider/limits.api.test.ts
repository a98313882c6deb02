import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  ACCEPTED_CARD,
  createPayingTestApp,
  LATE_CARD,
  openTestPayment,
  type PayingTestApp,
  postForm,
} from "../testing/index.ts";

let shop: PayingTestApp;
let deliveries = 0;
let answer: () => Promise<Response>;
beforeAll(async () => {
  shop = await createPayingTestApp();
  shop.wire.deliver = () => {
    deliveries += 1;
    return answer();
  };
});
beforeEach(async () => {
  await shop.db.deleteFrom("test_payment_events").execute();
  deliveries = 0;
  answer = async () => new Response(null, { status: 500 });
});
afterAll(() => shop.close());

const event = () => shop.db.selectFrom("test_payment_events").selectAll().executeTakeFirstOrThrow();
const waitMs = async () => (await event()).next_attempt_at.getTime() - shop.clock.nowMs();
/** The one event as it is after so many tries, due now. */
async function setAttempts(attempts: number) {
  const next_attempt_at = new Date(shop.clock.nowMs());
  await shop.db.updateTable("test_payment_events").set({ attempts, next_attempt_at }).execute();
}
async function pay(card: Record<string, string>) {
  const { url, id } = await openTestPayment(shop);
  await postForm(shop.newBrowser(), url, card);
  return id;
}

test("a webhook that isn't taken comes again after 10 s, then after twice as long, up to 10 min", async () => {
  await pay(ACCEPTED_CARD);
  expect(await waitMs()).toBe(10_000);
  await setAttempts(1);
  await shop.provider.runDueWork();
  expect(await waitMs()).toBe(20_000);
  await setAttempts(6);
  await shop.provider.runDueWork();
  expect(await waitMs()).toBe(600_000);
});

test("a webhook is sent fifty times", async () => {
  await pay(ACCEPTED_CARD);
  await setAttempts(49);
  await shop.provider.runDueWork();
  expect(await event()).toMatchObject({ attempts: 50 });
  await setAttempts(50);
  deliveries = 0;
  await shop.provider.runDueWork();
  expect(deliveries).toBe(0);
});

test("one run ends twenty sessions whose hour is over, and sends twenty webhooks", async () => {
  for (let count = 0; count < 21; count += 1) await openTestPayment(shop);
  shop.clock.advance(3_600_000);
  await shop.provider.runDueWork();
  expect(deliveries).toBe(20);
  await shop.db
    .updateTable("test_payment_events")
    .set({ next_attempt_at: new Date(shop.clock.nowMs()) })
    .execute();
  deliveries = 0;
  await shop.provider.runDueWork();
  expect(deliveries).toBe(20);
});

test("the news of a payment by the late card goes out after 15 s", async () => {
  await pay(LATE_CARD);
  expect(await waitMs()).toBe(15_000);
});

test("the page waits five seconds for a webhook, then the try has failed", async () => {
  const { url } = await openTestPayment(shop);
  let begin = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  answer = () => {
    begin();
    return new Promise<never>(() => {});
  };
  let isShown = false;
  const shown = postForm(shop.newBrowser(), url, ACCEPTED_CARD).then(() => {
    isShown = true;
  });
  await hasBegun;
  await shop.clock.advanceAsync(4999);
  expect(isShown).toBe(false);
  await shop.clock.advanceAsync(1);
  await shown;
  expect(await event()).toMatchObject({ delivered_at: null, attempts: 1 });
});

test("a webhook that is taken in the last of the five seconds isn't sent again", async () => {
  const { url } = await openTestPayment(shop);
  let begin: (take: () => void) => void = () => {};
  const hasBegun = new Promise<() => void>((resolve) => {
    begin = resolve;
  });
  answer = () => new Promise((resolve) => begin(() => resolve(new Response(null, { status: 200 }))));
  const shown = postForm(shop.newBrowser(), url, ACCEPTED_CARD);
  const take = await hasBegun;
  await shop.clock.advanceAsync(4999);
  take();
  await shown;
  expect(await event()).toMatchObject({ delivered_at: new Date(shop.clock.nowMs()), attempts: 1 });
});

test("a form of the payment page has 8192 bytes at most; a larger one is an empty one", async () => {
  const padded = (bytes: number) => {
    const given = new URLSearchParams({ ...ACCEPTED_CARD, more: "" }).toString();
    return { ...ACCEPTED_CARD, more: "x".repeat(bytes - given.length) };
  };
  const statusOf = async (id: string) =>
    (await shop.db.selectFrom("test_payment_sessions").select("status").where("id", "=", id).executeTakeFirst())
      ?.status;
  expect(await statusOf(await pay(padded(8193)))).toBe("open");
  expect(await statusOf(await pay(padded(8192)))).toBe("paid");
});

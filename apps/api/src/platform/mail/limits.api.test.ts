import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/index.ts";
import { deliverDueMails } from "./deliver-mails.ts";
import { enqueueMail, type MailKind } from "./enqueue-mail.ts";

const HOUR_MS = 3_600_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(() => shop.db.deleteFrom("mails").execute());
afterAll(() => shop.close());

const enqueue = (kind: MailKind, recipient = "ada@customer.example") =>
  enqueueMail(shop.db, shop.deps, { kind, recipient, userId: null, subject: "S", text: "T", html: "<p>T</p>" });
const deliver = (send: () => Promise<void>) => deliverDueMails({ ...shop.deps, mailTransport: { send } });

test("[SAFE-20] an address is sent three mails of a kind in an hour", async () => {
  for (const isSent of [true, true, true, false]) expect(await enqueue("resetPassword")).toBe(isSent);
  shop.clock.advance(HOUR_MS - 1);
  expect(await enqueue("resetPassword")).toBe(false);
  shop.clock.advance(1);
  expect(await enqueue("resetPassword")).toBe(true);
});

test("one run of the delivery takes twenty mails", async () => {
  for (let number = 0; number < 21; number += 1) await enqueue("contact", `a${number}@customer.example`);
  expect(await deliver(async () => {})).toBe(20);
  expect(await deliver(async () => {})).toBe(1);
});

test("a mail server's complaint is kept to 300 characters", async () => {
  await enqueue("contact");
  await deliver(() => Promise.reject(new Error("x".repeat(1000))));
  const { last_error } = await shop.db.selectFrom("mails").select("last_error").executeTakeFirstOrThrow();
  expect(last_error).toBe("x".repeat(300));
});

test("a mail is tried thirty times, the last ones six hours apart", async () => {
  await enqueue("contact");
  const tryAt = async (attempts: number) => {
    await shop.db
      .updateTable("mails")
      .set({ attempts, next_attempt_at: new Date(shop.clock.nowMs()) })
      .execute();
    await deliver(() => Promise.reject(new Error("no")));
    return shop.db.selectFrom("mails").select(["attempts", "next_attempt_at"]).executeTakeFirstOrThrow();
  };
  const later = new Date(shop.clock.nowMs() + 6 * HOUR_MS);
  expect(await tryAt(29)).toEqual({ attempts: 30, next_attempt_at: later });
  expect(await tryAt(30)).toEqual({ attempts: 30, next_attempt_at: new Date(shop.clock.nowMs()) });
});

test("a delivery that has not ended belongs to its process for two minutes, and begins no mail after one", async () => {
  for (let number = 0; number < 3; number += 1) await enqueue("contact", `a${number}@customer.example`);
  let waitMs = 60_000;
  const send = async () => {
    shop.clock.advance(waitMs);
    waitMs = 1;
  };
  expect(await deliver(send)).toBe(2);
  const claimedAtMs = shop.clock.nowMs() - 60_001;
  const left = shop.db.selectFrom("mails").select("next_attempt_at").where("sent_at", "is", null);
  expect(await left.execute()).toEqual([{ next_attempt_at: new Date(claimedAtMs + 120_000) }]);
});

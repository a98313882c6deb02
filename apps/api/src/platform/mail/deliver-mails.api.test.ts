import { afterEach, beforeEach, expect, test } from "vitest";
import type { Deps } from "../../ports/deps.ts";
import { createTestApp, type TestApp } from "../../testing/index.ts";
import type { OutgoingMail } from "../mail-transport.ts";
import { deliverDueMails, retryDelayMs } from "./deliver-mails.ts";
import { enqueueMail, type NewMail } from "./enqueue-mail.ts";

const MAX_DELIVERY_ATTEMPTS = 30;

let shop: TestApp;
let sent: OutgoingMail[];
let isServerDown: boolean;
let deps: Deps;
beforeEach(async () => {
  shop = await createTestApp();
  sent = [];
  isServerDown = false;
  const send = async (mail: OutgoingMail) => {
    if (isServerDown) throw new Error("connection refused");
    sent.push(mail);
  };
  deps = { ...shop.deps, mailTransport: { send } };
});
afterEach(() => shop.close());

function enqueue(fields: Partial<NewMail> = {}): Promise<boolean> {
  const mail = { kind: "orderConfirmation", recipient: "ada@customer.example", userId: null } as const;
  return enqueueMail(deps.db, deps, { ...mail, subject: "Subject", text: "Text", html: "<p>HTML</p>", ...fields });
}

test("a mail leaves once, as it was written", async () => {
  await enqueue({ replyTo: "team@shop.test", headers: { "X-Kind": "order" } });
  expect(await deliverDueMails(deps)).toBe(1);
  expect(await deliverDueMails(deps)).toBe(0);
  expect(sent).toEqual([
    {
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@shop\.test>$/),
      from: "Test Shop <shop@shop.test>",
      to: "ada@customer.example",
      replyTo: "team@shop.test",
      subject: "Subject",
      text: "Text",
      html: "<p>HTML</p>",
      headers: { "X-Kind": "order" },
    },
  ]);
});

test("without a transport nothing leaves, and the mail stays in the outbox untouched", async () => {
  await enqueue();
  expect(await deliverDueMails(shop.deps)).toBe(0);
  const mail = await shop.db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ sent_at: null, attempts: 0 });
});

test("a mail that the server refuses waits, longer each time, and goes out when the server is back", async () => {
  isServerDown = true;
  await enqueue();
  expect(await deliverDueMails(deps)).toBe(0);
  isServerDown = false;
  shop.clock.advance(29_999);
  expect(await deliverDueMails(deps)).toBe(0);
  isServerDown = true;
  shop.clock.advance(1);
  expect(await deliverDueMails(deps)).toBe(0);
  isServerDown = false;
  shop.clock.advance(59_999);
  expect(await deliverDueMails(deps)).toBe(0);
  shop.clock.advance(1);
  expect(await deliverDueMails(deps)).toBe(1);
  const mail = await shop.db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ attempts: 3, last_error: null });
});

test("one mail that is refused doesn't delay the others", async () => {
  const send = async (mail: OutgoingMail) => {
    if (mail.to === "refused@customer.example") throw new Error("no such mailbox");
    sent.push(mail);
  };
  await enqueue({ recipient: "refused@customer.example" });
  shop.clock.advance(1);
  await enqueue();
  expect(await deliverDueMails({ ...deps, mailTransport: { send } })).toBe(1);
  expect(sent.map((mail) => mail.to)).toEqual(["ada@customer.example"]);
});

test("a mail is given up after the last try, and the log says so without its address or text", async () => {
  isServerDown = true;
  await enqueue();
  await shop.db
    .updateTable("mails")
    .set({ attempts: MAX_DELIVERY_ATTEMPTS - 1 })
    .execute();
  await deliverDueMails(deps);
  shop.clock.advance(365 * 24 * 60 * 60 * 1000);
  isServerDown = false;
  expect(await deliverDueMails(deps)).toBe(0);
  expect(shop.logged).toContainEqual(expect.objectContaining({ level: "error", message: "mail given up" }));
  expect(JSON.stringify(shop.logged)).not.toContain("customer.example");
});

test("a delivery whose process died is taken over after its lease", async () => {
  await enqueue();
  const died = { ...deps, mailTransport: { send: () => new Promise<never>(() => {}) } };
  void deliverDueMails(died);
  await expect
    .poll(async () => (await shop.db.selectFrom("mails").select("attempts").executeTakeFirst())?.attempts)
    .toBe(1);
  expect(await deliverDueMails(deps)).toBe(0);
  shop.clock.advance(2 * 60 * 1000);
  expect(await deliverDueMails(deps)).toBe(1);
});

test.each([
  [1, 30_000],
  [2, 60_000],
  [3, 120_000],
  [30, 6 * 60 * 60 * 1000],
])("after refusal %i a mail waits %i ms", (attempts, expected) => {
  expect(retryDelayMs(attempts)).toBe(expected);
});

test("a dedupe key lets one mail through, and no line break of a field gets into a header", async () => {
  expect(await enqueue({ dedupeKey: "order:1", subject: "Hello\r\nBcc: evil@attacker.example" })).toBe(true);
  expect(await enqueue({ dedupeKey: "order:1" })).toBe(false);
  await deliverDueMails(deps);
  expect(sent.map((mail) => mail.subject)).toEqual(["Hello Bcc: evil@attacker.example"]);
});

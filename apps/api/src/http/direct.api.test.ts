import { SITE_AUTHORIZATION } from "@shop/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, newCustomer, type TestApp, type TestBrowser } from "../testing/index.ts";

const CONTACT = "/wp-json/fa/v1/submit-contact-form";
const NOTIFY = "/wp-json/fa/v1/notify-404";
const MESSAGE = { name: "Grace", email: "grace@guest.example", subject: "A question", message: "Line one\nLine two" };

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

function guest(address: string): TestBrowser {
  return shop.newBrowser({ address });
}

async function send(browser: TestBrowser, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await browser.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: SITE_AUTHORIZATION, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

async function newestMail() {
  return shop.db
    .selectFrom("mails")
    .selectAll()
    .where("kind", "=", "contact")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
}

test("[ACCT-09] a guest's message is kept and goes to the team, whose answer goes to the guest", async () => {
  const answer = await send(guest("192.0.2.1"), CONTACT, MESSAGE);
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: null, code: null } });
  const kept = await shop.db.selectFrom("contact_messages").selectAll().executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ ...MESSAGE, user_id: null });
  const mail = await newestMail();
  expect(mail).toMatchObject({ kind: "contact", recipient: "team@shop.test", reply_to: MESSAGE.email });
  expect(mail.subject).toBe("Contact: A question");
  expect(mail.text_body).toContain("Line one\nLine two");
});

test("[ACCT-09][SAFE-03] a logged-in customer's own name and address are sent, whatever the payload says", async () => {
  const customer = await newCustomer(shop);
  shop.clock.advance(1000);
  const forged = { ...MESSAGE, name: "The Boss", email: "boss@shop.test", message: "From a customer" };
  expect(await send(customer, CONTACT, forged)).toMatchObject({ body: { success: true } });
  const kept = await shop.db
    .selectFrom("contact_messages")
    .selectAll()
    .where("message", "=", "From a customer")
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ name: "Ada Tester", email: "ada@customer.example" });
  expect(kept.user_id).not.toBeNull();
  expect(await newestMail()).toMatchObject({ reply_to: "ada@customer.example" });
});

test.each([
  [{ name: " " }, "contact.nameMissing"],
  [{ email: "no address" }, "contact.emailFormat"],
  [{ email: "a@localhost" }, "contact.emailFormat"],
  [{ email: "=?utf-8?q?a?=@z.example" }, "contact.emailFormat"],
  [{ message: "\n" }, "contact.messageMissing"],
])("[ACCT-09] a message with %o is refused with %s", async (fields, code) => {
  const answer = await send(guest("192.0.2.2"), CONTACT, { ...MESSAGE, ...fields });
  expect(answer).toMatchObject({ status: 200, body: { success: false, code, message: expect.any(String) } });
});

test("[SAFE-20] five messages an hour come from one place; then it says so", async () => {
  const busy = guest("192.0.2.3");
  for (let count = 0; count < 5; count += 1) {
    expect((await send(busy, CONTACT, MESSAGE)).body).toMatchObject({ success: true });
  }
  expect(await send(busy, CONTACT, MESSAGE)).toMatchObject({ status: 200, body: { code: "contact.tooMany" } });
});

test.each([CONTACT, NOTIFY])("[API-07] %s without the site's header is refused with 401", async (path) => {
  for (const authorization of ["", "Site another-shop", "Bearer x"]) {
    const answer = await send(guest("192.0.2.4"), path, { url: "/x" }, { authorization });
    expect(answer).toMatchObject({ status: 401, body: { success: false, code: "api.unknownSite" } });
  }
});

test("[API-07] the site's header opens no account: without a session the sender is a guest", async () => {
  const email = "ada@customer.example";
  await send(guest("192.0.2.5"), CONTACT, { ...MESSAGE, email, message: "I am Ada, believe me" });
  const kept = await shop.db
    .selectFrom("contact_messages")
    .selectAll()
    .where("message", "=", "I am Ada, believe me")
    .executeTakeFirstOrThrow();
  expect(kept.user_id).toBeNull();
});

test.each([
  [{ ...MESSAGE, user_id: "1" }, 400, "api.badRequest"],
  [{ ...MESSAGE, subject: "Hello\r\nBcc: evil@attacker.example" }, 400, "api.badRequest"],
  [{ ...MESSAGE, name: ["Grace"] }, 400, "api.badRequest"],
  [{ ...MESSAGE, message: "x".repeat(70_000) }, 413, "api.tooLarge"],
  [null, 400, "api.badRequest"],
])("[SAFE-01] the body of a direct call is as strict as an envelope (case %#)", async (body, status, code) => {
  expect(await send(guest("192.0.2.6"), CONTACT, body)).toMatchObject({ status, body: { success: false, code } });
});

test("[SAFE-21] a direct call takes POST only, and its responses are no-store", async () => {
  const response = await guest("192.0.2.7").fetch(CONTACT, { headers: { authorization: SITE_AUTHORIZATION } });
  expect(response.status).toBe(405);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect((await send(guest("192.0.2.7"), CONTACT, {})).headers.get("cache-control")).toBe("no-store");
});

test("[API-09] a missing address is counted by its path; the secrets of its query are not kept", async () => {
  const reports = ["/gone?id=1&key=secret#x", "http://shop.test/gone", "/also gone"];
  for (const url of reports) {
    expect(await send(guest("192.0.2.8"), NOTIFY, { url })).toMatchObject({ status: 200, body: { success: true } });
  }
  const rows = await shop.db.selectFrom("not_found_reports").select(["url", "views"]).orderBy("url").execute();
  expect(rows).toEqual([
    { url: "/also%20gone", views: 1 },
    { url: "/gone", views: 2 },
  ]);
});

test("[SAFE-20] reports are limited for each place", async () => {
  const crawler = guest("192.0.2.9");
  for (let count = 0; count < 30; count += 1) await send(crawler, NOTIFY, { url: "/gone" });
  expect(await send(crawler, NOTIFY, { url: "/gone" })).toMatchObject({ status: 429 });
});

test("[SAFE-01] what is no address at all is refused", async () => {
  expect(await send(guest("192.0.2.10"), NOTIFY, { url: "http://[" })).toMatchObject({ status: 400 });
});

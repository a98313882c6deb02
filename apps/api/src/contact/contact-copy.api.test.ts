import { SITE_AUTHORIZATION } from "@shop/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, insertUser, startSession, type TestApp, type TestBrowser } from "../testing/index.ts";

const TYPED = { name: "Buy at evil.example", subject: "Win a prize", message: "Click https://evil.example now" };

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function send(browser: TestBrowser, email: string, headers: Record<string, string> = {}) {
  const response = await browser.fetch("/wp-json/fa/v1/submit-contact-form", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: SITE_AUTHORIZATION, ...headers },
    body: JSON.stringify({ ...TYPED, email }),
  });
  return response.json();
}

const mailsTo = (recipient: string) =>
  shop.db.selectFrom("mails").selectAll().where("recipient", "=", recipient).execute();

test("[ACCT-09][SAFE-17] a guest's mail says that the message has arrived, without a word of what was typed", async () => {
  const email = "victim@guest.example";
  expect(await send(shop.newBrowser({ address: "192.0.2.1" }), email)).toMatchObject({ success: true });
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: "contactReceived", reply_to: null });
  expect(`${mail?.subject} ${mail?.text_body} ${mail?.html_body}`).not.toMatch(/evil|prize|click/i);
});

test("[SAFE-17][SAFE-20] an address gets three such mails an hour, from wherever they are caused, and the team gets every message", async () => {
  const email = "flooded@guest.example";
  for (let place = 0; place < 5; place += 1) await send(shop.newBrowser({ address: `198.51.100.${place}` }), email);
  expect(await mailsTo(email)).toHaveLength(3);
  const toTeam = (await mailsTo("team@shop.test")).filter((mail) => mail.reply_to === email);
  expect(toTeam).toHaveLength(5);
});

test("[ACCT-09][SAFE-03] a customer gets their own words back at their own address, in the page's language, whatever address was sent", async () => {
  const browser = shop.newBrowser();
  const userId = await insertUser(shop.deps);
  await startSession(shop.deps, browser, userId);
  await send(browser, "elsewhere@guest.example", { "content-language": "de" });
  expect(await mailsTo("elsewhere@guest.example")).toEqual([]);
  const [copy] = await mailsTo(`${userId}@shop.test`);
  expect(copy).toMatchObject({ kind: "contactCopy", user_id: userId });
  expect(copy?.subject).toBe("Ihre Nachricht an Test Shop ist angekommen");
  expect(copy?.text_body).toContain(TYPED.message);
  expect(copy?.text_body).toContain(TYPED.subject);
});

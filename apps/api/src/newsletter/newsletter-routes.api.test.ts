import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, insertUser, startSession, type TestApp } from "../testing/index.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";

interface Subscriber {
  readonly id: string;
  readonly email: string;
}

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function newSubscriber(): Promise<Subscriber> {
  const id = await insertUser(shop.deps);
  await shop.db.updateTable("users").set({ newsletter_setting: 3 }).where("id", "=", id).execute();
  return { id, email: `${id}@shop.test` };
}

async function settingOf({ id }: Pick<Subscriber, "id">): Promise<number> {
  const row = await shop.db
    .selectFrom("users")
    .select("newsletter_setting")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.newsletter_setting;
}

function oneClick() {
  return {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  };
}

test("[ACCT-08] a mail program's POST unsubscribes at once; a GET, a mail scanner's too, changes nothing and leads to the page", async () => {
  const subscriber = await newSubscriber();
  const query = new URLSearchParams({ ...unsubscribeLink(shop.deps.settings, subscriber) });
  const path = `/newsletter/unsubscribe?${query}`;
  const looked = await shop.app.request(path);
  expect(looked.status).toBe(303);
  expect(looked.headers.get("location")).toBe(`http://shop.test/account/newsletter?action=unsubscribe&${query}`);
  expect(await settingOf(subscriber)).toBe(3);
  const posted = await shop.app.request(path, oneClick());
  expect(posted.status).toBe(200);
  expect(await settingOf(subscriber)).toBe(0);
});

test.each([
  ["without the standard's field", "", { body: "x=1" }],
  ["without a body", "", { body: "" }],
  ["of something that is no form", "", { body: "{}", headers: { "content-type": "application/json" } }],
  ["by a key that isn't ours", "x", {}],
])("[ACCT-08] a POST %s changes nothing", async (_case, suffix, init) => {
  const subscriber = await newSubscriber();
  const { id, key } = unsubscribeLink(shop.deps.settings, subscriber);
  const query = new URLSearchParams({ id, key: `${key}${suffix}` });
  const answer = await shop.app.request(`/newsletter/unsubscribe?${query}`, { ...oneClick(), ...init });
  expect(answer.status).toBe(400);
  expect(await settingOf(subscriber)).toBe(3);
});

test("[ACCT-08] the address in the header of a subscriber's mail is the one that takes the POST", async () => {
  const browser = await shop.newBrowser().start();
  const id = await insertUser(shop.deps);
  await startSession(shop.deps, browser, id);
  await browser.callSecured("updateNewsletterSettings", { options: 3 });
  const mail = await shop.db.selectFrom("mails").selectAll().where("user_id", "=", id).executeTakeFirstOrThrow();
  const [, address = ""] = /<(.+)>/.exec(mail.headers["List-Unsubscribe"] ?? "") ?? [];
  expect((await shop.app.request(address, oneClick())).status).toBe(200);
  expect(await settingOf({ id })).toBe(0);
});

test("[ACCT-08] a link that was mailed to the former address still unsubscribes the account", async () => {
  const subscriber = await newSubscriber();
  const query = new URLSearchParams({ ...unsubscribeLink(shop.deps.settings, subscriber) });
  await shop.db.updateTable("users").set({ email: "new@customer.example" }).where("id", "=", subscriber.id).execute();
  expect((await shop.app.request(`/newsletter/unsubscribe?${query}`, oneClick())).status).toBe(200);
  expect(await settingOf(subscriber)).toBe(0);
});

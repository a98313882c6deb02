import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, insertUser, newestMailTo, startSession, type TestApp } from "../testing/index.ts";
import { applyEmailChanges } from "./apply-email-changes.ts";
import { insertEmailChange } from "./email-changes.ts";

let shop: TestApp;
let userId = "";
let fresh = "";
beforeAll(async () => {
  shop = await createTestApp({ settings: { newsletterPolicy: "free" } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  userId = await insertUser(shop.deps);
  fresh = `${userId}@new.example`;
  const now = new Date(shop.clock.nowMs());
  const [id, oldEmail] = [userId, `${userId}@shop.test`];
  await insertEmailChange(shop.db, { id, userId, oldEmail, newEmail: fresh, now, takesEffectAt: now });
});

const emailNow = async () => {
  const user = shop.db.selectFrom("users").select("email").where("id", "=", userId);
  return (await user.executeTakeFirstOrThrow()).email;
};

test("[SAFE-09] a link in the old mailbox subscribes the new address to nothing", async () => {
  const browser = await shop.newBrowser().start();
  await startSession(shop.deps, browser, userId);
  await browser.callSecured("updateNewsletterSettings", { options: 1 });
  const mail = await newestMailTo(shop, `${userId}@shop.test`, "newsletterConfirm");
  const link = new URL(/https?:\S+action=newsletter\S+/.exec(mail?.text_body ?? "")?.[0] ?? "").searchParams;
  await applyEmailChanges(shop.deps);
  expect(await emailNow()).toBe(fresh);
  const stranger = await shop.newBrowser().start();
  const confirmed = await stranger.call("confirmNewsletter", { id: link.get("id"), key: link.get("key") });
  expect(confirmed).toMatchObject({ valid: false, code: "newsletter.linkInvalid" });
});

test("[ACCT-07] a change that fails is logged, whatever the cause, and is tried again", async () => {
  // Simulates an internal fault other than an existing account with the address, which alone is expected.
  await sql`create unique index in_the_way on mails (user_id)
    where kind = 'emailChanged' and user_id = ${sql.lit(userId)}`.execute(shop.db);
  const errors = () => shop.logged.filter(({ level }) => level === "error").length;
  const before = errors();
  expect(await applyEmailChanges(shop.deps)).toBe(0);
  expect([await emailNow(), errors() - before]).toEqual([`${userId}@shop.test`, 1]);
  await sql`drop index in_the_way`.execute(shop.db);
  expect(await applyEmailChanges(shop.deps)).toBe(1);
  expect(await emailNow()).toBe(fresh);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  callDirect,
  createTestApp,
  logIn,
  mailedDay,
  newCustomer,
  newestMailTo,
  readMailedPin,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let ada = "";
let shop: TestApp;
let browser: TestBrowser;
let userId = "";
let round = 0;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(async () => {
  round += 1;
  ada = `ada-${round}@customer.example`;
  browser = await newCustomer(shop, ada);
  const user = shop.db.selectFrom("users").select("id").where("email", "=", ada);
  userId = (await user.executeTakeFirstOrThrow()).id;
});
afterAll(() => shop.close());

async function scheduled() {
  const { request_id } = (await callDirect(browser, "initiateAccountDeletion", { email: ada })).body;
  const pin = await readMailedPin(shop, ada, "deletionPin");
  return callDirect(browser, "confirmAccountDeletion", { email: ada, request_id, pin });
}

const dates = () =>
  shop.db
    .selectFrom("users")
    .select(["deletion_asked_at", "deletion_due_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();

test("[ACCT-06] the mailed PIN schedules the deletion in 14 days, logs out everywhere, and a mail says when it is and how to cancel", async () => {
  const elsewhere = await shop.newBrowser().start();
  await logIn(elsewhere, ada);
  const initiated = await callDirect(browser, "initiateAccountDeletion", { email: ada });
  expect(initiated.body).toMatchObject({ success: true, request_id: expect.any(String) });
  expect(await dates()).toEqual({ deletion_asked_at: null, deletion_due_at: null });
  const { request_id } = initiated.body;
  const pin = await readMailedPin(shop, ada, "deletionPin");
  const now = new Date(shop.clock.nowMs());
  const due = new Date(now.getTime() + 14 * DAY_MS);
  const answer = await callDirect(browser, "confirmAccountDeletion", { email: ada, request_id, pin });
  expect(answer.body).toMatchObject({ success: true, due_at: due.toISOString() });
  expect(await dates()).toEqual({ deletion_asked_at: now, deletion_due_at: due });
  expect(browser.cookies.has("shop_session")).toBe(false);
  for (const asking of [browser, elsewhere]) expect((await asking.call("updateSession")).result.user).toBeNull();
  const mail = await newestMailTo(shop, ada, "deletionScheduled");
  expect(mail?.text_body).toContain(mailedDay(due.getTime()));
  expect(mail?.text_body).toContain("to cancel the deletion");
});

test("[ACCT-06] a login within the 14 days cancels the deletion and says so by mail; a refused one doesn't", async () => {
  await scheduled();
  shop.clock.advance(14 * DAY_MS - 1);
  await browser.start();
  expect(await logIn(browser, ada, "not the password")).toMatchObject({ code: 500 });
  expect((await dates()).deletion_due_at).not.toBeNull();
  expect(await logIn(browser, ada)).toMatchObject({ valid: true });
  expect(await dates()).toEqual({ deletion_asked_at: null, deletion_due_at: null });
  expect((await newestMailTo(shop, ada, "deletionCancelled"))?.text_body).toContain(mailedDay(shop.clock.nowMs()));
  await logIn(browser, ada);
  const mails = await shop.db
    .selectFrom("mails")
    .select("id")
    .where("kind", "=", "deletionCancelled")
    .where("recipient", "=", ada)
    .execute();
  expect(mails).toHaveLength(1);
});

test("[ACCT-06] once the 14 days are over the account counts as deleted, even before the job has run", async () => {
  await scheduled();
  shop.clock.advance(14 * DAY_MS);
  await browser.start();
  expect(await logIn(browser, ada)).toMatchObject({ valid: false, code: 500 });
  expect((await dates()).deletion_due_at).not.toBeNull();
  expect(
    await shop.db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", userId)
      .where("revoked_at", "is", null)
      .execute(),
  ).toEqual([]);
});

test("[SAFE-03][SAFE-07] the address in the payload grants and reveals nothing: only the session's account and its mailbox count", async () => {
  await newCustomer(shop, "grace@customer.example");
  const responses = [];
  for (const email of ["grace@customer.example", "nobody@customer.example", ada]) {
    const { request_id, ...body } = (await callDirect(browser, "initiateAccountDeletion", { email })).body;
    responses.push({ isNew: typeof request_id === "string", ...body });
  }
  expect(responses[0]).toEqual({ isNew: true, success: true, message: null, code: null });
  expect(new Set(responses.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const recipients = await shop.db
    .selectFrom("mails")
    .select("recipient")
    .where("kind", "=", "deletionPin")
    .where("user_id", "=", userId)
    .execute();
  expect(new Set(recipients.map(({ recipient }) => recipient))).toEqual(new Set([ada]));
});

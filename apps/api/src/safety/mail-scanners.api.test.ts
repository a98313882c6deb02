import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { drawContest } from "../contests/index.ts";
import { applyEmailChanges } from "../email-change/apply-email-changes.ts";
import { sendFollowUps } from "../follow-ups/send-follow-ups.ts";
import { returnTransfers } from "../licences/return-transfers.ts";
import {
  askForReset,
  BETA_SIGN_UP,
  buildRegistration,
  buildSequence,
  callDirect,
  insertBeta,
  insertCodes,
  insertContest,
  insertEvent,
  insertLicence,
  insertUser,
  logIn,
  NEW_PASSWORD,
  newestMailTo,
  newPayingCustomer,
  newReader,
  type PayingCustomer,
  type PayingTestApp,
  readActivationLink,
  readBetaLink,
  readEntryLink,
  readMailedPin,
  readResetLink,
  readRevokeLink,
  sendReset,
  setSequences,
  startSession,
  type TestBrowser,
} from "../testing/index.ts";
import { EVERY_MAIL_KIND } from "../testing/safety/every-mail-kind.ts";
import { createSafetyShop } from "../testing/safety/safety-world.ts";
import { createMailScanner, type MailScanner } from "../testing/safety/scan-mails.ts";

const [ADA, PLUGIN, DAY_MS] = ["ada@customer.example", "faAlign", 24 * 60 * 60 * 1000] as const;

let shop: PayingTestApp;
let scanner: MailScanner;
let browser: TestBrowser;
let ada: PayingCustomer;
beforeAll(async () => {
  shop = await createSafetyShop();
  scanner = createMailScanner(shop);
  browser = await shop.newBrowser().start();
});
beforeEach(async () => {
  await shop.db.deleteFrom("rate_limits").execute();
  await browser.start();
  if (ada) await startSession(shop.deps, browser, ada.userId);
});
afterAll(() => shop.close());

const expectUntouched = async () => expect(await scanner.scan()).toEqual([]);
const codesOf = (responses: ReadonlyArray<{ readonly code: unknown }>) => responses.map(({ code }) => code);

test("[SAFE-09] an activation link that a scanner opened activates, once", async () => {
  await browser.callSecured("register", buildRegistration({ email_address: ADA }));
  await expectUntouched();
  const link = await readActivationLink(shop, ADA);
  const responses = [await browser.call("verifyMail", link), await browser.call("verifyMail", link)];
  expect(codesOf(responses)).toEqual([null, "auth.linkInvalid"]);
  const user = await shop.db.selectFrom("users").select("id").where("email", "=", ADA).executeTakeFirstOrThrow();
  ada = await newPayingCustomer(shop, user.id);
  browser = ada.browser;
});

test("[SAFE-09] a reset link that a scanner opened sets a password, once", async () => {
  await browser.callSecured("register", buildRegistration({ email_address: ADA }));
  await askForReset(shop, browser, ADA);
  await expectUntouched();
  const link = await readResetLink(shop, ADA);
  expect(codesOf([await sendReset(browser, link), await sendReset(browser, link)])).toEqual([null, 509]);
  await expectUntouched();
});

test("[SAFE-09] no link in a mail about failed logins changes anything by being opened", async () => {
  for (let network = 1; network <= 20; network += 1) {
    await logIn(await shop.newBrowser({ address: `198.51.100.${network}` }).start(), ADA, "wrong");
  }
  await expectUntouched();
});

test("[SAFE-09] a newsletter link that a scanner opened confirms, once", async () => {
  await browser.callSecured("updateNewsletterSettings", { options: 3 });
  await expectUntouched();
  const mail = await newestMailTo(shop, ADA, "newsletterConfirm");
  const { searchParams } = new URL(/https?:\S+action=newsletter\S+/.exec(mail?.text_body ?? "")?.[0] ?? "");
  const link = { id: searchParams.get("id"), key: searchParams.get("key") };
  const responses = [await browser.call("confirmNewsletter", link), await browser.call("confirmNewsletter", link)];
  expect(codesOf(responses)).toEqual([null, "newsletter.linkInvalid"]);
  await expectUntouched();
});

test("[SAFE-09] an unsubscribe address that a scanner opened unsubscribes, by a POST, and stays valid", async () => {
  const mail = await newestMailTo(shop, ADA, "newsletterSubscribed");
  const address = /<(.+)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  const setting = () =>
    shop.db.selectFrom("users").select("newsletter_setting").where("email", "=", ADA).executeTakeFirst();
  expect(await setting()).toEqual({ newsletter_setting: 3 });
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const post = () => shop.app.request(address, { method: "POST", headers: form, body: "List-Unsubscribe=One-Click" });
  expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
  expect(await setting()).toEqual({ newsletter_setting: 0 });
});

async function confirmChange(newEmail: string): Promise<void> {
  const asked = { current_email: ADA, new_email: newEmail, password: NEW_PASSWORD };
  const { request_id } = (await callDirect(browser, "initiateEmailChange", asked)).body;
  await expectUntouched();
  const pin = await readMailedPin(shop, newEmail, "emailChangePin");
  expect((await callDirect(browser, "confirmEmailChange", { request_id, pin })).body).toMatchObject({ success: true });
  await expectUntouched();
}

test("[SAFE-09] a link that takes an e-mail change back and that a scanner opened does it, once", async () => {
  await confirmChange("ada@new.example");
  const link = await readRevokeLink(shop, ADA);
  const responses = [await browser.call("revokeEmailChange", link), await browser.call("revokeEmailChange", link)];
  expect(codesOf(responses)).toEqual([null, "auth.linkInvalid"]);
  await expectUntouched();
});

test("[SAFE-09] no link in a mail about an address, a deletion or a message changes anything by being opened", async () => {
  const other = `${await insertUser(shop.deps)}@shop.test`;
  const message = { name: "Ada", email: "guest@customer.example", subject: "Hello", message: "Does it run?" };
  await callDirect(shop.newBrowser(), "submitContactForm", message);
  await callDirect(browser, "submitContactForm", message);
  await callDirect(browser, "initiateEmailChange", { current_email: ADA, new_email: other, password: NEW_PASSWORD });
  await confirmChange("taken@new.example");
  const late = await insertUser(shop.deps);
  await shop.db.updateTable("users").set({ email: "taken@new.example" }).where("id", "=", late).execute();
  shop.clock.advance(3 * DAY_MS);
  await applyEmailChanges(shop.deps);
  await browser.start();
  const { request_id } = (await callDirect(browser, "initiateAccountDeletion", { email: ADA })).body;
  const pin = await readMailedPin(shop, ADA, "deletionPin");
  await callDirect(browser, "confirmAccountDeletion", { email: ADA, request_id, pin });
  await expectUntouched();
  await logIn(browser, ADA, NEW_PASSWORD);
  await expectUntouched();
});

test("[SAFE-09] no link in a mail about an order or a licence changes anything by being opened", async () => {
  const peer = await insertUser(shop.deps);
  const order = await ada.orderCart({ [PLUGIN]: 1 });
  await shop.sendWebhook(ada.eventOf(order, "paid"));
  const [code] = await insertCodes(shop.deps, PLUGIN);
  await browser.callSecured("redeemProduct", { redeem_code: code });
  await browser.call("sendDownloads");
  const bought = (await ada.licences()).find(({ source }) => source === "purchase");
  const second = await insertLicence(shop.deps, ada.userId, PLUGIN);
  for (const [licence, recipient] of [
    [bought?.id, `${peer}@shop.test`],
    [second, "nobody@customer.example"],
  ]) {
    await insertLicence(shop.deps, ada.userId, "Licence Transfer");
    const asked = { product: PLUGIN, license_id: licence, recipient_email: recipient };
    expect((await browser.call("transferLicence", asked)).valid).toBe(true);
  }
  await expectUntouched();
  await shop.sendWebhook(ada.eventOf(order, "refunded"));
  shop.clock.advance(14 * DAY_MS);
  await returnTransfers(shop.deps);
  await expectUntouched();
});

test("[SAFE-09] an address that has become another one was notified by mails whose links change nothing", async () => {
  await confirmChange("ada@moved.example");
  shop.clock.advance(3 * DAY_MS);
  await applyEmailChanges(shop.deps);
  await expectUntouched();
});

test("[SAFE-09][ROUTE-12] a tester's links that a scanner opened confirm and sign nothing", async () => {
  const email = BETA_SIGN_UP.email;
  const post = (path: string, body: object) =>
    shop.newBrowser().fetch(`/beta-programme/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await insertBeta(shop.deps);
  await post("sign-ups", BETA_SIGN_UP);
  await expectUntouched();
  const link = await readBetaLink(shop, email);
  expect(await (await post("confirmations", link)).json()).toMatchObject({ success: true });
  await post("links", { locale: "en", email });
  const nda = await (await post("nda", { locale: "en", ...link })).json();
  await expectUntouched();
  expect(await shop.db.selectFrom("beta_signatures").selectAll().execute()).toEqual([]);
  await post("signatures", { locale: "en", ...link, name: "Ada Lovelace", agrees: true, textHash: nda.textHash });
  await expectUntouched();
});

test("[SAFE-09][ENGAGE-06] an entry's link that a scanner opened confirms nothing, and a winner's mail changes nothing", async () => {
  const contest = await insertContest(shop.deps, { hours: 1 });
  await browser.call("enterContest", { contest, email: "player@guest.example", accepts_rules: true });
  await expectUntouched();
  const { confirmed_at } = await shop.db
    .selectFrom("contest_entries")
    .select("confirmed_at")
    .where("contest_id", "=", contest)
    .executeTakeFirstOrThrow();
  expect(confirmed_at).toBeNull();
  const link = await readEntryLink(shop, "player@guest.example");
  expect(await browser.call("confirmContestEntry", link)).toMatchObject({ valid: true });
  shop.clock.advance(DAY_MS);
  await drawContest(shop.deps, contest);
  await expectUntouched();
});

test("[SAFE-09][CHAT-05] the mails of a chat that was handed over have no link that changes anything", async () => {
  await browser.start();
  const ask = (content: string) => callDirect(browser, "handleLiveChat", { messages: [{ role: "user", content }] });
  await ask("I want to talk to a human about my money back");
  await ask("visitor@guest.example");
  await expectUntouched();
});

test("[SAFE-09][TRACK-04] a follow-up mail's links change nothing before they are pressed", async () => {
  const reader = await newReader(shop);
  await setSequences(shop, buildSequence());
  await insertEvent(shop, reader, "product-view");
  shop.clock.advance(DAY_MS);
  expect(await sendFollowUps(shop.deps)).toBe(1);
  await expectUntouched();
});

test("[SAFE-09] every kind of mail that the shop sends was looked at", () => {
  expect([...scanner.kinds].sort()).toEqual(Object.keys(EVERY_MAIL_KIND).sort());
});

import { afterEach, beforeEach, expect, test } from "vitest";
import { deliverDueMails } from "../platform/mail/deliver-mails.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { OutgoingMail } from "../platform/mail-transport.ts";
import {
  buildRegistration,
  callDirect,
  createTestApp,
  newCustomer,
  newestMailTo,
  readActivationLink,
  readMailedPin,
  type TestApp,
} from "../testing/index.ts";
import { deleteExpired } from "./delete-expired.ts";

const MINUTE_MS = 60 * 1000;
const ADA = "ada@customer.example";
const SIGN_UP = "grace@customer.example";

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

const newestPinMail = () => newestMailTo(shop, ADA, "deletionPin");
const mailWithLink = () => newestMailTo(shop, SIGN_UP, "activation");

async function register(): Promise<{ id: string; key: string }> {
  const browser = await shop.newBrowser().start();
  await browser.callSecured("register", buildRegistration({ email_address: SIGN_UP }));
  return readActivationLink(shop, SIGN_UP);
}

test("[SAFE-10] the operator reads a PIN in the outbox for as long as it is valid, and no longer; the rest of its mail stays", async () => {
  const browser = await newCustomer(shop, ADA);
  await callDirect(browser, "initiateAccountDeletion", { email: ADA });
  const pin = await readMailedPin(shop, ADA, "deletionPin");
  const before = await newestPinMail();
  shop.clock.advance(10 * MINUTE_MS - 1);
  await deleteExpired(shop.deps);
  expect(await newestPinMail()).toEqual(before);
  shop.clock.advance(1);
  await deleteExpired(shop.deps);
  const bodies = { text_body: before?.text_body.replace(pin, "…"), html_body: before?.html_body.replace(pin, "…") };
  expect(await newestPinMail()).toEqual({ ...before, ...bodies, holds_secret: false });
  expect(JSON.stringify(bodies)).not.toContain(pin);
});

test("[SAFE-10] a PIN that a newer one has taken over goes out of its mail, the newer one once it is used", async () => {
  const browser = await newCustomer(shop, ADA);
  await callDirect(browser, "initiateAccountDeletion", { email: ADA });
  const first = await newestPinMail();
  shop.clock.advance(MINUTE_MS);
  const { request_id } = (await callDirect(browser, "initiateAccountDeletion", { email: ADA })).body;
  const pin = await readMailedPin(shop, ADA, "deletionPin");
  await deleteExpired(shop.deps);
  const kept = await shop.db
    .selectFrom("mails")
    .select("text_body")
    .where("id", "=", first?.id ?? "");
  expect((await kept.executeTakeFirstOrThrow()).text_body).toMatch(/^…$/m);
  expect((await newestPinMail())?.text_body).toContain(pin);
  await callDirect(browser, "confirmAccountDeletion", { email: ADA, request_id, pin });
  await deleteExpired(shop.deps);
  expect((await newestPinMail())?.text_body).toMatch(/^…$/m);
});

test("[SAFE-09] a link's key stays in the outbox while the link is valid, and goes when it was used; the link's address stays", async () => {
  const link = await register();
  await deleteExpired(shop.deps);
  expect(await readActivationLink(shop, SIGN_UP)).toEqual(link);
  await shop
    .newBrowser()
    .start()
    .then((browser) => browser.call("verifyMail", link));
  await deleteExpired(shop.deps);
  const mail = await mailWithLink();
  expect(mail?.text_body).toContain(`action=activation&id=${link.id}&key=…\n`);
  expect(mail?.html_body).toContain(`action=activation&amp;id=${link.id}&amp;key=…"`);
  expect(mail?.text_body + (mail?.html_body ?? "")).not.toContain(link.key);
});

test("[SAFE-09] a mail that has left keeps no key behind, and what left had it", async () => {
  const { key } = await register();
  const sent: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail) => void sent.push(mail);
  await deliverDueMails({ ...shop.deps, mailTransport: { send } });
  expect(sent.map(({ text, html }) => [text.includes(key), html.includes(key)])).toEqual([[true, true]]);
  const kept = await mailWithLink();
  expect(kept).toMatchObject({ holds_secret: false, headers: {} });
  expect(JSON.stringify(kept)).not.toContain(key);
});

test("a mail that waits for its server leaves whole, even if its secret has ended meanwhile", async () => {
  const browser = await newCustomer(shop, ADA);
  await shop.db.deleteFrom("mails").execute();
  await callDirect(browser, "initiateAccountDeletion", { email: ADA });
  const pin = await readMailedPin(shop, ADA, "deletionPin");
  const refuse = () => Promise.reject(new Error("away"));
  await deliverDueMails({ ...shop.deps, mailTransport: { send: refuse } });
  shop.clock.advance(11 * MINUTE_MS);
  const sent: OutgoingMail[] = [];
  const deps = { ...shop.deps, mailTransport: { send: async (mail: OutgoingMail) => void sent.push(mail) } };
  await deleteExpired(deps);
  await deliverDueMails(deps);
  expect(sent.map(({ text }) => text.includes(pin))).toEqual([true]);
  expect((await newestPinMail())?.text_body).not.toContain(pin);
});

test("an order's mail keeps its figures when it leaves: eight of them in a row are no PIN there", async () => {
  const about = { kind: "orderConfirmation", recipient: ADA, userId: null } as const;
  const text = "20260115 https://shop.test/?id=1&key=2";
  await enqueueMail(shop.db, shop.deps, { ...about, subject: "Order", text, html: text });
  await deliverDueMails({ ...shop.deps, mailTransport: { send: async () => undefined } });
  expect(await newestMailTo(shop, ADA, "orderConfirmation")).toMatchObject({ text_body: text, html_body: text });
});

import { afterEach, beforeEach, expect, test } from "vitest";
import {
  askForReset,
  buildRegistration,
  createTestApp,
  readResetLink,
  sendReset,
  signUp,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import { sendResetLinks } from "./send-reset-links.ts";

const ADA = "ada@customer.example";
const WAITS = "waits@customer.example";
const NOBODY = "nobody@customer.example";
const HOUR_MS = 3_600_000;

let shop: TestApp;
let browser: TestBrowser;
beforeEach(async () => {
  shop = await createTestApp();
  browser = await shop.newBrowser().start();
});
afterEach(() => shop.close());

async function resetMailsTo(recipient: string) {
  const mails = shop.db.selectFrom("mails").selectAll().where("kind", "=", "resetPassword");
  return mails.where("recipient", "=", recipient).orderBy("created_at").execute();
}

test("[AUTH-14][SAFE-07] a request for a reset mail gets the same response, byte for byte, for a known, a waiting and an unknown address, by the same single row", async () => {
  await signUp(shop, browser, ADA);
  await browser.callSecured("register", buildRegistration({ email_address: WAITS }));
  const keysBefore = await shop.db.selectFrom("link_keys").select("id").execute();
  const responses: string[] = [];
  for (const email_address of [ADA, WAITS, NOBODY]) {
    responses.push(JSON.stringify(await browser.callSecured("passwordForget", { email_address })));
  }
  expect(responses[0]).toBe('{"status":200,"valid":true,"result":{},"error":null,"code":null}');
  expect(new Set(responses).size).toBe(1);
  const noted = await shop.db.selectFrom("password_requests").select("email").execute();
  expect(noted.map((row) => row.email).sort()).toEqual([ADA, NOBODY, WAITS]);
  expect(await shop.db.selectFrom("link_keys").select("id").execute()).toEqual(keysBefore);
  expect(await resetMailsTo(ADA)).toEqual([]);

  await sendResetLinks(shop.deps);
  expect(await resetMailsTo(ADA)).toHaveLength(1);
  expect(await resetMailsTo(WAITS)).toHaveLength(1);
  expect(await resetMailsTo(NOBODY)).toHaveLength(0);
  expect(await shop.db.selectFrom("password_requests").select("id").execute()).toEqual([]);
});

test("[AUTH-14][SAFE-09] the mail's link leads to the shop's own account page; its 256-bit key is stored as a hash alone", async () => {
  await signUp(shop, browser, ADA);
  await askForReset(shop, browser, " Ada@Customer.example ");
  const [mail] = await resetMailsTo(ADA);
  expect(mail?.text_body).toContain("http://shop.test/account?action=reset&id=");
  expect(mail?.text_body).not.toContain("activates it too");
  const { id, key } = await readResetLink(shop);
  expect(Buffer.from(key, "base64url")).toHaveLength(32);
  const stored = await shop.db.selectFrom("link_keys").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ purpose: "reset", used_at: null, payload: null });
  expect(JSON.stringify(stored)).not.toContain(key);
});

test("[AUTH-14] the mail is in the account's language, whatever the asker's, and its link leads to the page in that language", async () => {
  const german = { headers: { "content-language": "de" } };
  const { result } = await browser.call("register", { mode: "prepare" }, german);
  const registration = { mode: "execute", ...buildRegistration(), csrf_token: result.csrf_token };
  await browser.call("register", registration, german);
  await askForReset(shop, browser);
  const [mail] = await resetMailsTo(ADA);
  expect(mail?.subject).toBe("Ein neues Passwort für Ihr Konto bei Test Shop");
  expect(mail?.text_body).toContain("http://shop.test/de/account?action=reset");
  expect(mail?.text_body).toContain("noch nicht aktiviert");
});

test("[AUTH-14] an invalid address is refused", async () => {
  const answer = await browser.callSecured("passwordForget", { email_address: "ada@customer" });
  expect(answer).toMatchObject({ status: 200, code: "auth.emailFormat" });
  expect(await shop.db.selectFrom("password_requests").select("id").execute()).toEqual([]);
});

test("[SAFE-09] a newer link ends the older one", async () => {
  await signUp(shop, browser, ADA);
  await askForReset(shop, browser);
  const older = await readResetLink(shop);
  shop.clock.advance(1000);
  await askForReset(shop, browser);
  expect(await sendReset(browser, older)).toMatchObject({ code: 509 });
  expect(await sendReset(browser, await readResetLink(shop))).toMatchObject({ valid: true });
});

test("[SAFE-20] an address is sent three reset mails an hour; a fourth request gets the same response, and leaves the newest link valid", async () => {
  await signUp(shop, browser, ADA);
  const responses: unknown[] = [];
  for (let round = 0; round < 4; round += 1) {
    shop.clock.advance(1000);
    responses.push(await askForReset(shop, browser));
  }
  expect(responses[3]).toEqual(responses[0]);
  expect(await resetMailsTo(ADA)).toHaveLength(3);
  expect(await sendReset(browser, await readResetLink(shop))).toMatchObject({ valid: true });
  shop.clock.advance(HOUR_MS);
  await browser.start();
  await askForReset(shop, browser);
  expect(await resetMailsTo(ADA)).toHaveLength(4);
});

test("[SAFE-20] after twenty requests in an hour from one /64 the next is refused, whichever its address", async () => {
  const codes: unknown[] = [];
  for (let round = 0; round < 21; round += 1) {
    const visitor = await shop.newBrowser({ address: `2001:db8:0:7::${round + 1}` }).start();
    const answer = await visitor.callSecured("passwordForget", { email_address: `ada-${round}@customer.example` });
    codes.push(answer.code);
  }
  expect(codes.indexOf("auth.tooManyTries")).toBe(20);
});

test("[SAFE-04] without its security token nothing is asked for", async () => {
  const request = { mode: "execute", email_address: ADA, csrf_token: "made-up" };
  expect(await browser.call("passwordForget", request)).toMatchObject({
    status: 403,
    code: "api.securityTokenInvalid",
  });
  const other = await browser.call("login", { mode: "prepare" });
  const withOther = { ...request, csrf_token: other.result.csrf_token };
  expect(await browser.call("passwordForget", withOther)).toMatchObject({ code: "api.securityTokenInvalid" });
});

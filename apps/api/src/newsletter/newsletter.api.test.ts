import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteExpired } from "../personal-data/delete-expired.ts";
import { createTestApp, insertUser, startSession, type TestApp, type TestBrowser } from "../testing/index.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";

interface Customer {
  readonly browser: TestBrowser;
  readonly id: string;
  readonly email: string;
}

let shop: TestApp;

async function newCustomer(setting = 0): Promise<Customer> {
  const browser = await shop.newBrowser().start();
  const id = await insertUser(shop.deps);
  await startSession(shop.deps, browser, id);
  await shop.db.updateTable("users").set({ newsletter_setting: setting }).where("id", "=", id).execute();
  return { browser, id, email: `${id}@shop.test` };
}

const set = ({ browser }: Customer, options: number) => browser.callSecured("updateNewsletterSettings", { options });

async function stateOf({ id }: Customer) {
  const row = await shop.db
    .selectFrom("users")
    .select(["newsletter_setting", "newsletter_pending"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return [row.newsletter_setting, row.newsletter_pending];
}

const mailsOf = ({ id }: Customer) =>
  shop.db.selectFrom("mails").selectAll().where("user_id", "=", id).orderBy("created_at").orderBy("kind").execute();

const consentsOf = ({ id }: Customer) =>
  shop.db.selectFrom("consents").select(["kind", "is_granted"]).where("user_id", "=", id).orderBy("given_at").execute();

async function confirmLinkOf(customer: Customer): Promise<{ id: string; key: string }> {
  const mails = (await mailsOf(customer)).filter((mail) => mail.kind === "newsletterConfirm");
  const link = new URL(/https?:\S+action=newsletter\S+/.exec(mails.at(-1)?.text_body ?? "")?.[0] ?? "");
  expect(link.pathname).toBe("/account/newsletter");
  return { id: link.searchParams.get("id") ?? "", key: link.searchParams.get("key") ?? "" };
}

describe.each(["forced", "free"] as const)("newsletter: %s", (newsletterPolicy) => {
  beforeAll(async () => {
    shop = await createTestApp({ settings: { newsletterPolicy } });
  });
  afterAll(() => shop.close());

  test("[ACCT-04] preparing returns the categories in the page's language, with what the customer gets", async () => {
    const { browser } = await newCustomer(5);
    const headers = { "content-language": "de" };
    const { result } = await browser.call("updateNewsletterSettings", { mode: "prepare" }, { headers });
    expect(result.csrf_token).toMatch(/\S/);
    expect(result.options.map((option: { value: number }) => option.value)).toEqual([1, 2, 4, 8]);
    expect(result.options[0]).toMatchObject({ title: "Neue Produkte", is_enabled: true });
    expect(result.options[1]).toMatchObject({ is_enabled: false });
  });

  test("[ACCT-04] unsubscribing counts at once, and is recorded", async () => {
    const customer = await newCustomer(3);
    expect(await set(customer, 0)).toMatchObject({ valid: true, result: { newsletter_pending: null } });
    expect(await stateOf(customer)).toEqual([0, null]);
    expect(await consentsOf(customer)).toEqual([{ kind: "newsletter", is_granted: false }]);
    expect(await mailsOf(customer)).toEqual([]);
  });

  test("[ACCT-04] a sum that contains a category that doesn't exist is refused", async () => {
    const customer = await newCustomer(3);
    expect(await set(customer, 16)).toMatchObject({ code: "newsletter.unknownOption" });
    expect(await stateOf(customer)).toEqual([3, null]);
  });

  test("[SAFE-02] without a session and without a link there are no settings", async () => {
    const visitor = await shop.newBrowser().start();
    const refused = { code: "api.loginRequired" };
    expect(await visitor.call("updateNewsletterSettings", { mode: "prepare" })).toMatchObject(refused);
  });

  test("[ACCT-08][SAFE-09] a mailed link opens the settings without a login, more than once, and unsubscribes on request", async () => {
    const customer = await newCustomer(3);
    const link = unsubscribeLink(shop.deps.settings, customer);
    const visitor = await shop.newBrowser().start();
    const prepared = await visitor.call("updateNewsletterSettings", { mode: "prepare", ...link });
    expect(prepared.result.options[0]).toMatchObject({ value: 1, is_enabled: true });
    expect(await stateOf(customer)).toEqual([3, null]);
    for (const options of [1, 0]) {
      const { csrf_token } = (await visitor.call("updateNewsletterSettings", { mode: "prepare", ...link })).result;
      const request = { mode: "execute", options, ...link, csrf_token };
      expect(await visitor.call("updateNewsletterSettings", request)).toMatchObject({ valid: true });
      expect(await stateOf(customer)).toEqual([options, null]);
    }
  });

  test("[ACCT-08][SAFE-07] a link with another key and one for an address without an account are refused alike", async () => {
    const customer = await newCustomer(3);
    const good = unsubscribeLink(shop.deps.settings, customer);
    const nobody = unsubscribeLink(shop.deps.settings, {
      id: "0b7e1c52-93a4-4f6d-8c21-5d9e0a7f4b36",
      email: "nobody@else.example",
    });
    const visitor = await shop.newBrowser().start();
    const responses = await Promise.all(
      [{ ...good, key: `${good.key}x` }, nobody].map((link) =>
        visitor.call("updateNewsletterSettings", { mode: "prepare", ...link }),
      ),
    );
    expect(responses[0]).toMatchObject({ status: 200, valid: false, code: "newsletter.linkInvalid" });
    expect(responses[1]).toEqual(responses[0]);
  });
});

describe("newsletter: forced", () => {
  beforeAll(async () => {
    shop = await createTestApp({ settings: { newsletterPolicy: "forced" } });
  });
  afterAll(() => shop.close());

  test("[ACCT-04][ACCT-08] subscribing counts at once; the mail that says so carries the one-click headers", async () => {
    const customer = await newCustomer();
    expect((await set(customer, 3)).result).toMatchObject({ newsletter_pending: null });
    expect(await stateOf(customer)).toEqual([3, null]);
    const [mail, ...others] = await mailsOf(customer);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: "newsletterSubscribed",
      recipient: customer.email,
      headers: {
        "List-Unsubscribe": expect.stringMatching(/^<http:\/\/shop\.test\/newsletter\/unsubscribe\?id=\S+&key=\S+>$/),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    expect(mail?.text_body).toMatch(/^New products: .+\nSales and offers: /m);
  });
});

describe("newsletter: free", () => {
  beforeAll(async () => {
    shop = await createTestApp({ settings: { newsletterPolicy: "free" } });
  });
  afterAll(() => shop.close());

  test("[ACCT-04] what is switched on waits for the mailed link; what is switched off counts at once", async () => {
    const customer = await newCustomer(3);
    const { result } = await set(customer, 5);
    expect(result.newsletter_pending).toBe(5);
    expect(await stateOf(customer)).toEqual([1, 5]);
    expect((await customer.browser.call("updateSession")).result.user).toMatchObject({
      newsletterSettings: 1,
      newsletter_pending: 5,
    });
    const visitor = await shop.newBrowser().start();
    const confirmed = await visitor.call("confirmNewsletter", await confirmLinkOf(customer));
    expect(confirmed).toMatchObject({ valid: true, result: { options: 5 } });
    expect(await stateOf(customer)).toEqual([5, null]);
  });

  test("[ACCT-04] the confirmation of a first subscription is recorded, and a mail says what comes and how to end it", async () => {
    const customer = await newCustomer();
    await set(customer, 1);
    expect(await consentsOf(customer)).toEqual([]);
    expect((await mailsOf(customer)).map((mail) => mail.kind)).toEqual(["newsletterConfirm"]);
    await customer.browser.call("confirmNewsletter", await confirmLinkOf(customer));
    expect(await consentsOf(customer)).toEqual([{ kind: "newsletter", is_granted: true }]);
    expect((await mailsOf(customer)).map((mail) => mail.kind)).toEqual(["newsletterConfirm", "newsletterSubscribed"]);
  });

  test("[SAFE-09] a confirmation link works once, for seven days, and only the newest one", async () => {
    const customer = await newCustomer();
    await set(customer, 1);
    const older = await confirmLinkOf(customer);
    shop.clock.advance(1000);
    await set(customer, 2);
    const link = await confirmLinkOf(customer);
    const refused = { valid: false, code: "newsletter.linkInvalid" };
    const confirm = (used: { id: string; key: string }) => customer.browser.call("confirmNewsletter", used);
    expect(await confirm(older)).toMatchObject(refused);
    expect(await confirm({ ...link, key: older.key })).toMatchObject(refused);
    expect(await confirm(link)).toMatchObject({ valid: true });
    expect(await confirm(link)).toMatchObject(refused);
    expect(await stateOf(customer)).toEqual([2, null]);
  });

  test("[SAFE-09] a request that isn't confirmed within seven days is deleted", async () => {
    const customer = await newCustomer();
    await set(customer, 1);
    const link = await confirmLinkOf(customer);
    await deleteExpired(shop.deps);
    expect(await stateOf(customer)).toEqual([0, 1]);
    shop.clock.advance(7 * 24 * 60 * 60 * 1000 - 1);
    await deleteExpired(shop.deps);
    expect(await stateOf(customer)).toEqual([0, 1]);
    shop.clock.advance(1);
    expect(await customer.browser.start()).toBeDefined();
    expect(await customer.browser.call("confirmNewsletter", link)).toMatchObject({ code: "newsletter.linkInvalid" });
    await deleteExpired(shop.deps);
    expect(await stateOf(customer)).toEqual([0, null]);
  });

  test("[ACCT-04] withdrawing the request invalidates its link", async () => {
    const customer = await newCustomer();
    await set(customer, 1);
    const link = await confirmLinkOf(customer);
    await set(customer, 0);
    expect(await customer.browser.call("confirmNewsletter", link)).toMatchObject({ code: "newsletter.linkInvalid" });
    expect(await stateOf(customer)).toEqual([0, null]);
  });

  test("[SAFE-17][SAFE-20] an address is asked three times an hour; a fourth request is refused entirely, and unsubscribing never is", async () => {
    const customer = await newCustomer(4);
    for (const wanted of [5, 6, 7]) await set(customer, wanted);
    expect(await set(customer, 8)).toMatchObject({ code: "newsletter.tooManyTries" });
    expect(await stateOf(customer)).toEqual([4, 7]);
    expect(await set(customer, 0)).toMatchObject({ valid: true });
    expect(await stateOf(customer)).toEqual([0, null]);
  });
});

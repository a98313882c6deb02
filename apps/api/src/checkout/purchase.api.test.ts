import { afterAll, beforeAll, expect, test } from "vitest";
import {
  ACCEPTED_CARD,
  buyAtOnce,
  CHALLENGED_CARD,
  checkOut,
  createPayingTestApp,
  importTestContent,
  LATE_CARD,
  logIn,
  newCustomer,
  type PayingTestApp,
  postForm,
  signUp,
  type TestBrowser,
} from "../testing/index.ts";

const LATE_NEWS_MS = 15_000;

const PACK = "faIR Modern Rock";
const PLUGIN = "faAlign";

let shop: PayingTestApp;
beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());

const ownedPluginOf = async (browser: TestBrowser, name: string) =>
  (await browser.call("getOwnedProducts")).result.plugin.find((product: { name: string }) => product.name === name);

const ownedPlugins = async (browser: TestBrowser) =>
  (await browser.call("getOwnedProducts")).result.plugin.map((product: { name: string }) => product.name);

test("[PAY-04] [PAY-08] from a visitor's cart to the licence: sign up, activate, log in, check out, pay, own it", async () => {
  const email = "grace@customer.example";
  const browser = await shop.newBrowser().start();
  await browser.call("addToCart", { product: PLUGIN });
  await signUp(shop, browser, email);
  expect(await logIn(browser, email)).toMatchObject({ valid: true });

  const { result: session } = await checkOut(browser);
  expect(await (await browser.fetch(new URL(session.cart_url).pathname)).text()).toContain(PLUGIN);
  expect(await ownedPlugins(browser)).not.toContain(PLUGIN);
  const paid = await postForm(browser, session.cart_url, ACCEPTED_CARD, "document");

  expect(paid.headers.get("location")).toBe("http://shop.test/account?source=purchase");
  expect(await ownedPlugins(browser)).toContain(PLUGIN);
  expect((await browser.call("getCart")).result.products).toEqual([]);
  const mail = await shop.db
    .selectFrom("mails")
    .selectAll()
    .where("recipient", "=", email)
    .where("kind", "=", "orderConfirmation")
    .executeTakeFirstOrThrow();
  expect(mail.text_body).toContain("24.50€");
});

test("[PAY-04] each licence names what was ordered: the product itself, or the bundle that it came with", async () => {
  const browser = await newCustomer(shop, "both-ways@customer.example");
  for (const product of ["Starter Bundle", PLUGIN]) await browser.call("addToCart", { product });
  const { result: session } = await checkOut(browser);
  await postForm(browser, session.cart_url, ACCEPTED_CARD);
  const { bundle, plugin } = (await browser.call("getOwnedProducts")).result;
  const licences = [...bundle, ...plugin].flatMap(({ name, licenses }) =>
    licenses.flatMap(({ ordered_as = "" }) => (ordered_as ? [`${name} as ${ordered_as}`] : [])),
  );
  expect(licences.sort()).toEqual([
    "Starter Bundle as Starter Bundle",
    `${PLUGIN} as Starter Bundle`,
    `${PLUGIN} as ${PLUGIN}`,
  ]);
});

test("[PAY-08] the webhook may come after the shopper is back: until then nothing is owned, then all is", async () => {
  const browser = await newCustomer(shop, "late@customer.example");
  await browser.call("addToCart", { product: PLUGIN });
  const { result: session } = await checkOut(browser);
  await postForm(browser, session.cart_url, LATE_CARD);
  expect(await ownedPlugins(browser)).not.toContain(PLUGIN);
  expect((await browser.call("getCart")).result.products).toHaveLength(1);

  shop.clock.advance(LATE_NEWS_MS);
  await shop.provider.runDueWork();
  expect(await ownedPlugins(browser)).toContain(PLUGIN);
  expect((await browser.call("getCart")).result.products).toEqual([]);
});

test("[PAY-08] what was just paid isn't ordered again by a checkout that closes its order before the webhook comes", async () => {
  const browser = await newCustomer(shop, "both-tabs@customer.example");
  await browser.call("addToCart", { product: PLUGIN });
  const { result: paid } = await checkOut(browser);
  await postForm(browser, paid.cart_url, LATE_CARD);
  await browser.call("addToCart", { product: PACK });
  const { result: second } = await checkOut(browser);
  expect(await ownedPlugins(browser)).toContain(PLUGIN);
  const orders = await shop.db
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(["status", "product_name as name", "flags", "provider_session_id as session"])
    .where("buyer_email", "=", "both-tabs@customer.example")
    .orderBy("number")
    .orderBy("position")
    .execute();
  expect(orders).toEqual([
    { status: "paid", name: PLUGIN, flags: ["paidLate"], session: paid.session_id },
    { status: "closed", name: PLUGIN, flags: [], session: expect.not.stringContaining(second.session_id) },
    { status: "closed", name: PACK, flags: [], session: expect.not.stringContaining(second.session_id) },
    { status: "pending", name: PACK, flags: [], session: second.session_id },
  ]);
  for (const { session } of orders.slice(1, 3))
    expect(await shop.provider.readSession(session ?? "")).toMatchObject({ value: { type: "expired" } });
  shop.clock.advance(LATE_NEWS_MS);
  await shop.provider.runDueWork();
  const { result: owned } = await browser.call("getOwnedProducts");
  expect(owned.plugin.find(({ name }: { name: string }) => name === PLUGIN).licenses).toHaveLength(1);
});

test("[PAY-08] bought at once with a second step, then given back by the provider: the licence goes", async () => {
  const browser = await newCustomer(shop, "back@customer.example");
  const { result: session } = await buyAtOnce(browser, [{ name: PLUGIN, quantity: 1 }]);
  await postForm(browser, session.cart_url, CHALLENGED_CARD);
  await postForm(browser, `${session.cart_url}/challenge`, { answer: "complete" });
  expect(await ownedPlugins(browser)).toContain(PLUGIN);
  await shop.provider.takeBack(session.session_id, "refunded");
  expect(await ownedPlugins(browser)).not.toContain(PLUGIN);
});

test("[PAY-04] an abandoned payment leaves cart and order as they were", async () => {
  const browser = await newCustomer(shop, "away@customer.example");
  await browser.call("addToCart", { product: PLUGIN });
  const { result: session } = await checkOut(browser);
  await browser.fetch(new URL(session.cart_url).pathname);
  expect((await browser.call("getCart")).result.products).toHaveLength(1);
  expect((await checkOut(browser)).result).toEqual(session);
});

test("a bought licence names its order, as the provider's page does; one that was given names none", async () => {
  const email = "barbara@customer.example";
  const browser = await shop.newBrowser().start();
  await signUp(shop, browser, email);
  await logIn(browser, email);
  await browser.call("addToCart", { product: PLUGIN });
  const { result: session } = await checkOut(browser);

  await postForm(browser, session.cart_url, ACCEPTED_CARD, "document");

  const paid = await shop.db
    .selectFrom("orders")
    .select("id")
    .where("provider_session_id", "=", session.session_id)
    .executeTakeFirstOrThrow();
  const reference = await shop.db
    .selectFrom("test_payment_sessions")
    .select("order_reference")
    .where("id", "=", session.session_id)
    .executeTakeFirstOrThrow();
  expect((await ownedPluginOf(browser, PLUGIN)).licenses).toMatchObject([{ order_id: paid.id }]);
  expect(reference.order_reference).toBe(paid.id);
});

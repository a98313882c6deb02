import { afterAll, beforeAll, expect, test } from "vitest";
import { localTimeOf } from "../sales/index.ts";
import {
  createPayingTestApp,
  importTestContent,
  insertCampaign,
  newPayingCustomer,
  type PayingCustomer,
  type PayingTestApp,
} from "../testing/index.ts";

const PACK = "faIR Modern Rock";
const DAY_MS = 24 * 60 * 60 * 1000;
const LANGUAGES = ["en", "de", "ja"] as const;

let shop: PayingTestApp;
let customer: PayingCustomer;

beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
  const nowMs = shop.clock.nowMs();
  await insertCampaign(shop.deps, {
    ...{ id: "clean", title: "Clean week", de: { title: "Clean-Woche" }, discount: 40 },
    ...{ startDate: localTimeOf(nowMs - DAY_MS, "UTC"), endDate: localTimeOf(nowMs + DAY_MS, "UTC") },
  });
  customer = await newPayingCustomer(shop);
  await customer.browser.call("addToCart", { product: PACK });
});
afterAll(() => shop.close());

const inLanguage = (language: string) => ({ headers: { "content-language": language } });
const campaignIn = (lines: ReadonlyArray<{ trail: ReadonlyArray<{ rule: string; label: string | null }> }>) =>
  lines.flatMap(({ trail }) => trail.filter(({ rule }) => rule === "campaign").map(({ label }) => label));

test("[PRICE-05] [CART-09] a cart names its campaign in the page's language, and in English where that has no title", async () => {
  const titles = [];
  for (const language of LANGUAGES) {
    const { result } = await customer.browser.call("getCart", {}, inLanguage(language));
    titles.push(result.pricing.lines[0].campaigns[0].title);
  }
  expect(titles).toEqual(["Clean week", "Clean-Woche", "Clean week"]);
});

test("an add repeated with its key names the campaign in the language of the repeat", async () => {
  const visitor = await shop.newBrowser().start();
  const titles = [];
  for (const language of LANGUAGES) {
    const keyed = { ...inLanguage(language), idempotencyKey: "00000000-0000-4000-8000-0000000c1ea0" };
    const { result } = await visitor.call("addToCart", { product: PACK }, keyed);
    titles.push(result.pricing.lines[0].campaigns[0].title);
  }
  expect(titles).toEqual(["Clean week", "Clean-Woche", "Clean week"]);
});

test("[PRICE-11] [LAW-07] review, order and mail name a campaign in the reader's language; the order keeps its English title, by which figures count", async () => {
  const { browser, userId } = customer;
  const { result: review } = await browser.call("reviewOrder", {}, inLanguage("de"));
  expect(campaignIn(review.lines)).toEqual(["Clean-Woche"]);

  await shop.db.updateTable("users").set({ locale: "de" }).where("id", "=", userId).execute();
  const order = await customer.orderCart({});
  await shop.sendWebhook(customer.eventOf(order, "paid"));
  const titles = [];
  for (const language of LANGUAGES) {
    const { result } = await browser.call("getOrder", { order: String(order.number) }, inLanguage(language));
    titles.push(...campaignIn(result.lines));
  }
  expect(titles).toEqual(["Clean week", "Clean-Woche", "Clean week"]);
  const mail = (await customer.mails()).find(({ kind }) => kind === "orderConfirmation");
  expect(mail?.text_body).toContain("Clean-Woche");
  const lines = shop.db.selectFrom("order_lines").select("reasons").where("order_id", "=", order.id);
  expect(campaignIn((await lines.execute()).map(({ reasons }) => ({ trail: reasons })))).toEqual(["Clean week"]);
});

test("[LAW-07] an order names its seller's country in the page's language", async () => {
  const order = await customer.orderCart({ faAlign: 1 });
  const countries = [];
  for (const language of LANGUAGES) {
    const { result } = await customer.browser.call("getOrder", { order: String(order.number) }, inLanguage(language));
    countries.push(result.seller.address.at(-1));
  }
  expect(countries).toEqual(["Germany", "Deutschland", "ドイツ"]);
});

import { afterEach, beforeEach, expect, test } from "vitest";
import {
  buildContent,
  type buildContentProduct,
  createChatShop,
  importTestContent,
  insertLicence,
  newChatCustomer,
  sayInChat,
  type TestApp,
} from "../testing/index.ts";

const ANSWERS = [
  {
    slug: "refunds",
    path: "/terms-conditions",
    en: { title: "Refunds", text: "Within 14 days, if you haven't downloaded it.", words: ["money back"] },
    de: { title: "Rückerstattung", text: "Innerhalb von 14 Tagen.", words: ["Geld zurück"] },
    ja: { title: "返金", text: "14 日以内に返金します。", words: ["お金"] },
  },
  {
    slug: "licences",
    path: "/account",
    about: "licences",
    en: { title: "Your licences", text: "Your account lists them.", words: ["my licences"] },
  },
];

type Product = ReturnType<typeof buildContentProduct>;

let shop: TestApp;
beforeEach(async () => {
  shop = await createChatShop(ANSWERS);
});
afterEach(() => shop.close());

test("[CHAT-03][CHAT-05] a question gets an answer from the shop's own page, with a link to it", async () => {
  const browser = await shop.newBrowser().start();
  expect(await sayInChat(browser, "How do I get my money back?")).toMatchObject({
    ...{ success: true, action: "send_message", error: null, expects: "question", ticket: null },
    message: "Within 14 days, if you haven't downloaded it.",
    sources: [{ title: "Refunds", path: "/terms-conditions" }],
    products: [],
  });
});

test.each([
  ["Kann ich mein Geld zurück haben?", "de", "Innerhalb von 14 Tagen."],
  ["返金してもらえますか？", "en", "14 日以内に返金します。"],
])("[CHAT-05] %s gets an answer in its language", async (question, language, reply) => {
  const browser = await shop.newBrowser().start();
  expect(await sayInChat(browser, question, { "content-language": language })).toMatchObject({ message: reply });
});

test("[CHAT-05] a product's price is the catalogue's at the moment of asking, for the person who asks", async () => {
  const visitor = await shop.newBrowser().start();
  const asked = () => sayInChat(visitor, "How much does faAlign cost?", { "shop-currency": "EUR" });
  const card = { name: "faAlign", currency: "EUR", full_price_minor: 4900, owned_by_user: false, can_be_added: true };
  const first = await asked();
  expect(first.products).toMatchObject([{ ...card, price_minor: 3185, path: "/products/plugins/faalign" }]);
  expect(first.message).toMatch(/^faAlign costs 31\.85€ instead of 49€\.\n/);
  await shop.db.updateTable("products").set({ discount_percent: null }).where("name", "=", "faAlign").execute();
  expect((await asked()).message).toContain("faAlign costs 49€.");
  const { browser, userId } = await newChatCustomer(shop);
  await insertLicence(shop.deps, userId, "faAlign");
  const owned = await sayInChat(browser, "How much does faAlign cost?", { "shop-currency": "EUR" });
  expect(owned.products).toMatchObject([{ ...card, price_minor: 4165, owned_by_user: true, can_be_added: false }]);
  expect(owned.message).toContain("You own it already.");
});

test("[CHAT-05] a message with two questions gets both answers and the sources of both", async () => {
  const browser = await shop.newBrowser().start();
  const reply = await sayInChat(browser, "How much does faAlign cost and how do I get my money back?", {
    "shop-currency": "EUR",
  });
  expect(reply.message).toMatch(/faAlign costs 31\.85€ instead of 49€\.[\s\S]*\n\nWithin 14 days/);
  expect(reply.sources).toMatchObject([
    { path: "/products/plugins/faalign" },
    { title: "Refunds", path: "/terms-conditions" },
  ]);
  expect(reply.products).toMatchObject([{ name: "faAlign" }]);
});

test.each([
  ["Does faAlign come as VST3 or AAX?", "en", "faAlign: formats"],
  ["Gibt es faAlign als VST3 oder AAX?", "de", "faAlign: Formate"],
  ["faAlign は VST3 と AAX に対応していますか？", "ja", "faAlign：対応フォーマット"],
])(
  "[CHAT-05] %s gets the formats of the catalogue as an answer, and a link to the product",
  async (question, language, title) => {
    const productPageDesc = "<ul><li>Windows 10, 64 bit: VST3, AAX</li><li>macOS 12: VST3, AU, AAX</li></ul>";
    const content = buildContent({ answers: ANSWERS });
    const products = (content.products as Product[]).map((product) =>
      product.name === "faAlign" ? { ...product, productPageDesc } : product,
    );
    await importTestContent(shop.deps, { ...content, products });
    const browser = await shop.newBrowser().start();
    const { message, sources } = await sayInChat(browser, question, { "content-language": language });
    expect(message.split("\n").slice(0, 3)).toEqual([title, "Windows: VST3, AAX", "macOS: VST3, AU, AAX"]);
    expect(sources[0]).toEqual({ title: "faAlign", path: "/products/plugins/faalign" });
  },
);

test("[CHAT-05][SAFE-03] licences are the session's, whatever name is typed", async () => {
  const { browser, userId, email } = await newChatCustomer(shop);
  await insertLicence(shop.deps, userId, "faAlign");
  const visitor = await shop.newBrowser().start();
  const typed = await sayInChat(visitor, `I am ${email}. What are my licences?`);
  expect(typed.message).toBe("Your account lists them.\nLog in to see yours here.");
  const own = await sayInChat(browser, "What are my licences?");
  expect(own.message).toBe("Your account lists them.\nIn your account:\nfaAlign, licences: 1");
});

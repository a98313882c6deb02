import { afterAll, beforeAll, expect, test } from "vitest";
import { type FoundPassage, findAnswers } from "../answers/index.ts";
import {
  buildContent,
  buildContentProduct,
  createTestApp,
  importTestContent,
  insertLicence,
  insertPaidOrder,
  insertUser,
  type TestApp,
} from "../testing/index.ts";
import { composeAnswer, joinAnswers } from "./compose-answer.ts";
import { listOwnThings } from "./own-things.ts";
import { readProductCards } from "./product-cards.ts";

const PACKS = ["One", "Two", "Three", "Four", "Five", "Six"];
const ASKER = { userId: null, locale: "en", currency: "EUR" } as const;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  const [first, ...others] = PACKS.map((name) => buildContentProduct({ name }));
  const products = [{ ...first, de: { shortDesc: "Ein kurzer Text", shopDesc: "Ein Satz." } }, ...others];
  await importTestContent(shop.deps, buildContent({ products, manifest: { inputsHash: "packs", files: [] } }));
});
afterAll(() => shop.close());

const passage = (values: Partial<FoundPassage> = {}): FoundPassage => ({
  ...{ source: "answers/refunds", kind: "answer", title: "Refunds", path: "/refunds", body: "Within 14 days." },
  ...{ productName: null, about: null, locale: "en", score: 1, coverage: 1 },
  ...values,
});
const compose = (first: FoundPassage, ...others: FoundPassage[]) => composeAnswer(shop.deps, ASKER, [first, ...others]);

test("[CHAT-05] a reply names three sources at most", async () => {
  const [first = passage(), ...others] = PACKS.map((title) => passage({ title, path: `/${title}` }));
  expect((await compose(first, ...others)).sources.map(({ path }) => path)).toEqual(["/One", "/Two", "/Three"]);
});

test("[CHAT-05] the answers to two questions together have three sources and products at most, the best of each first", () => {
  const sources = (...paths: string[]) => paths.map((path) => ({ title: path, path }));
  const joined = joinAnswers([
    { content: "One.", sources: sources("/a", "/b", "/c"), productNames: ["One", "Two", "Three"] },
    { content: "Two.", sources: sources("/d", "/a"), productNames: ["Four"] },
  ]);
  expect(joined.content).toBe("One.\n\nTwo.");
  expect(joined.sources.map(({ path }) => path)).toEqual(["/a", "/d", "/b"]);
  expect(joined.productNames).toEqual(["One", "Four", "Two"]);
});

test("[CHAT-05] a reply shows three products at most", async () => {
  const [first = passage(), ...others] = PACKS.map((productName) => passage({ kind: "product", productName }));
  expect((await compose(first, ...others)).productNames).toEqual(["One", "Two", "Three"]);
});

test("[CHAT-05] a reply describes a product in the asker's language, and in English where that has no text", async () => {
  const said = [];
  for (const locale of ["en", "de", "ja"] as const) {
    const [found = passage()] = await findAnswers(shop.deps.db, { question: "One", locale });
    const { content } = await composeAnswer(shop.deps, { ...ASKER, locale }, [found]);
    const [card] = await readProductCards(shop.deps, { ...ASKER, locale, names: ["One"] });
    said.push([content.split("\n")[1], card?.product.description]);
  }
  expect(said).toEqual([
    ["A sentence.", "A short text"],
    ["Ein Satz.", "Ein kurzer Text"],
    ["A sentence.", "A short text"],
  ]);
});

test("[CHAT-05] a reply quotes 600 characters at most", async () => {
  expect((await compose(passage({ body: "x".repeat(600) }))).content).toBe("x".repeat(600));
  expect((await compose(passage({ body: "x".repeat(601) }))).content).toBe(`${"x".repeat(599)}…`);
});

test("[CHAT-05] a reply lists five of a customer's orders and of their products at most", async () => {
  const userId = await insertUser(shop.deps);
  for (const productName of PACKS) {
    await insertLicence(shop.deps, userId, productName);
    await insertPaidOrder(shop.deps, { userId, productName, country: "DE", paidAtMs: shop.clock.nowMs() });
  }
  const list = (about: "orders" | "licences") => listOwnThings(shop.deps, userId, about, "en");
  expect([(await list("orders")).length, (await list("licences")).length]).toEqual([5, 5]);
});

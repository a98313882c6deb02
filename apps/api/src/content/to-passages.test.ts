import { expect, test } from "vitest";
import { buildContentPage } from "../testing/build-content.ts";
import { toPassages } from "./to-passages.ts";

const answer = (slug: string, path: string) => ({ slug, path, en: { title: slug, text: "Yes.", words: [] } });

test("[CHAT-03] an answer leads to its question on the page that asks it, and otherwise to the page that it quotes", () => {
  const title = { en: "Payment", de: "Bezahlung", ja: "支払い" };
  const pages = [buildContentPage({ topics: [{ title, answers: ["vat", "invoices"] }] })];
  const answers = [answer("vat", "/support"), answer("invoices", "/account/orders"), answer("hidden", "/support")];
  const passages = toPassages({ answers, pages, tutorials: [], products: [] }).filter(({ kind }) => kind === "answer");
  expect(passages.map(({ path }) => path)).toEqual(["/support#vat", "/account/orders", "/support"]);
});

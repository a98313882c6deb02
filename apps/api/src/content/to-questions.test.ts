import { expect, test } from "vitest";
import { buildContent, buildContentPage } from "../testing/build-content.ts";
import { checkContentFiles } from "./check-content.ts";
import { toQuestions } from "./to-questions.ts";

const answers = [
  {
    slug: "vat",
    path: "/support",
    en: { title: "VAT", question: "Is VAT <included>?", text: "Yes.\nAlways.", words: [] },
    de: { title: "Mehrwertsteuer", text: "Ja.", words: [] },
  },
  { slug: "invoices", path: "/account/orders", en: { title: "Your invoice", text: "In your account.", words: [] } },
];
const title = { en: "Payment & refunds", de: "Bezahlung", ja: "支払い" };
const page = buildContentPage({ topics: [{ title, answers: ["vat", "invoices"] }] });

test("[ROUTE-11] a page's topics become headings, and their answers questions with an id that is the same in every language", () => {
  expect(toQuestions(page, answers, "en")).toBe(
    '<h2>Payment &amp; refunds</h2><h3 id="vat">Is VAT &lt;included&gt;?</h3><p>Yes.</p><p>Always.</p>' +
      '<h3 id="invoices">Your invoice</h3><p>In your account.</p><p><a href="/account/orders">More: Your invoice</a></p>',
  );
  expect(toQuestions(page, answers, "de")).toBe('<h2>Bezahlung</h2><h3 id="vat">Mehrwertsteuer</h3><p>Ja.</p>');
});

test("[ROUTE-11] a topic without an answer in a language isn't shown, and a page without topics has no questions", () => {
  expect(toQuestions(page, answers, "ja")).toBe("");
  expect(toQuestions(buildContentPage(), answers, "en")).toBe("");
});

test.each([
  [["vat", "nothing"], "names no answer: nothing"],
  [["vat", "vat"], "is used twice: vat"],
])("[ROUTE-11] a page whose topics name %j is refused: %s", (named, reason) => {
  const pages = [buildContentPage({ topics: [{ title, answers: named }] })];
  expect(checkContentFiles(buildContent({ pages, answers }))).toMatchObject({
    isOk: false,
    failure: { params: { file: "pages/support.json", field: "topics.answers", reason } },
  });
});

import { expect, test } from "vitest";
import { faqData } from "./faq-data.ts";
import { findQuestions } from "./find-questions.ts";
import { readQuestions } from "./read-questions.ts";

const HTML = [
  "<p>Write to us.</p>",
  '<h2 id="on-installing">Installing</h2>',
  '<h3 id="downloads">Where are my <em>downloads</em>?</h3><p>In your <a href="/account">account</a>.</p>',
  "<h3>My host doesn’t see it.</h3><p>Rescan.</p>",
  '<h2 id="on-payment">Payment</h2><h3 id="vat">Is VAT included?</h3><p>Übrigens: yes.</p>',
].join("");

const titles = (words: string) =>
  findQuestions(readQuestions(HTML).groups, words).map(({ title, questions }) => [
    title,
    ...questions.map((question) => question.title),
  ]);

test("[ROUTE-16] a text's questions are grouped by its headings, and each has an id of its own", () => {
  expect(readQuestions(HTML)).toEqual({
    intro: "<p>Write to us.</p>",
    groups: [
      {
        id: "on-installing",
        title: "Installing",
        questions: [
          {
            id: "downloads",
            title: "Where are my downloads?",
            html: '<p>In your <a href="/account">account</a>.</p>',
          },
          { id: "on-my-host-doesn-t-see-it", title: "My host doesn’t see it.", html: "<p>Rescan.</p>" },
        ],
      },
      {
        id: "on-payment",
        title: "Payment",
        questions: [{ id: "vat", title: "Is VAT included?", html: "<p>Übrigens: yes.</p>" }],
      },
    ],
  });
});

test("[ROUTE-16] a section without questions stays text", () => {
  const html = '<p>a</p><h2 id="on-b">b</h2><p>c</p>';
  expect(readQuestions(html)).toEqual({ intro: html, groups: [] });
});

test("[ROUTE-16] the search finds questions with all words, in question or answer, whatever their case and accents", () => {
  expect(titles("")).toHaveLength(2);
  expect(titles("ACCOUNT where")).toEqual([["Installing", "Where are my downloads?"]]);
  expect(titles("doesn't")).toEqual([["Installing", "My host doesn’t see it."]]);
  expect(titles("ubrigens")).toEqual([["Payment", "Is VAT included?"]]);
  expect(titles("account VAT")).toEqual([]);
});

test("[ROUTE-16] search engines get each question with its answer", () => {
  expect(faqData(readQuestions(HTML).groups)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      { "@type": "Question", name: "Where are my downloads?", acceptedAnswer: { text: "In your account." } },
      { name: "My host doesn’t see it." },
      { name: "Is VAT included?" },
    ],
  });
});

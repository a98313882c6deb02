import type { Locale } from "@shop/kernel";
import type { CheckedAnswer } from "./schemas/answer-schema.ts";
import type { CheckedPage } from "./schemas/content-schemas.ts";
import { escapeText } from "./to-wordpress.ts";

/** Before the name of what an answer's page is about. */
const MORE: Readonly<Record<Locale, string>> = { en: "More: ", de: "Mehr: ", ja: "詳しく：" };

/**
 * The questions of a page as HTML, in a language: a heading for each topic, below it each question with its answer. A question's id is its
 * answer's slug, the same in every language. An answer that the language lacks is left out; empty without topics.
 */
export function toQuestions({ slug, topics = [] }: CheckedPage, answers: readonly CheckedAnswer[], locale: Locale) {
  const bySlug = new Map(answers.map((answer) => [answer.slug, answer]));
  return topics
    .map((topic) => ({
      title: topic.title[locale],
      questions: topic.answers.flatMap((name) => toQuestion(bySlug.get(name), `/${slug}`, locale)),
    }))
    .filter(({ questions }) => questions.length > 0)
    .map(({ title, questions }) => `<h2>${escapeText(title)}</h2>${questions.join("")}`)
    .join("");
}

function toQuestion(answer: CheckedAnswer | undefined, own: string, locale: Locale): string[] {
  const given = answer?.[locale];
  if (!answer || !given) return [];
  const { title, question = title, text } = given;
  const link = `<p><a href="${escapeText(answer.path).replaceAll('"', "%22")}">${MORE[locale]}${escapeText(title)}</a></p>`;
  const paragraphs = text.split(/\n+/).map((line) => `<p>${escapeText(line)}</p>`);
  return [
    `<h3 id="${answer.slug}">${escapeText(question)}</h3>${paragraphs.join("")}${answer.path === own ? "" : link}`,
  ];
}

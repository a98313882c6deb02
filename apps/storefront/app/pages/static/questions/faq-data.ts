import { textOfHtml } from "@shop/api-client/content";
import type { QuestionGroup } from "./read-questions.ts";

/** A page's questions for search engines (schema.org FAQPage). Null if it has none. */
export function faqData(groups: readonly QuestionGroup[]): object | null {
  const questions = groups.flatMap((group) => group.questions);
  if (questions.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ title, html }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: textOfHtml(html) },
    })),
  };
}

import { textOfHtml } from "@shop/api-client/content";
import type { QuestionGroup } from "./read-questions.ts";

/** A page's questions for search engines (schema.org FAQPage). */
export function faqData(groups: readonly QuestionGroup[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ title, html }) => ({
        "@type": "Question",
        name: title,
        acceptedAnswer: { "@type": "Answer", text: textOfHtml(html) },
      })),
  };
}

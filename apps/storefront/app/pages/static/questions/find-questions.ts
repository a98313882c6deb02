import { textOfHtml } from "@shop/api-client/content";
import type { QuestionGroup } from "./read-questions.ts";

/** The questions that contain all these words, in themselves or in their answer, in any case and width. No words: all. */
export function findQuestions(groups: readonly QuestionGroup[], words: string): readonly QuestionGroup[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ title, html }) => {
        const text = folded(`${title} ${textOfHtml(html)}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Full-width letters, apostrophes and accents are typed in several ways. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}

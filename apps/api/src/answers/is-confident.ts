import { MIN_COVERAGE, MIN_COVERAGE_ELSEWHERE, MIN_COVERAGE_IF_STRONG, STRONG_SCORE } from "./limits.ts";
import type { FoundPassage } from "./search-passages.ts";

/** Whether a passage matches well enough to be quoted as the answer, in the language of the page or in another one. */
export function isConfident(
  { score, coverage }: Pick<FoundPassage, "score" | "coverage">,
  isOwnLanguage: boolean,
): boolean {
  if (!isOwnLanguage) return coverage >= MIN_COVERAGE_ELSEWHERE;
  return coverage >= (score >= STRONG_SCORE ? MIN_COVERAGE_IF_STRONG : MIN_COVERAGE);
}

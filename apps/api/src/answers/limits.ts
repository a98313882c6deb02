/** Passages that a search returns at most. */
export const MAX_PASSAGES = 6;
/** Distinct words of a question that a search takes; the rest of a long text is ignored. */
export const MAX_QUESTION_WORDS = 60;
/** Sentences of a long text that are searched one by one. */
export const MAX_SENTENCES = 5;
/** Passages of one import are written in batches of this size. */
export const PASSAGES_PER_INSERT = 50;
/** The share of a question's words that a passage must have to be quoted. */
export const MIN_COVERAGE = 0.38;
/** The same for a passage in another language than the question's page: there a word may match by chance. */
export const MIN_COVERAGE_ELSEWHERE = 0.5;
/** A passage with a score like this, from several rare words, is quoted with less of the question's words. */
export const STRONG_SCORE = 5;
export const MIN_COVERAGE_IF_STRONG = 0.2;
/** How much a pair of hiragana weighs compared with another word: most are grammar, not subject. */
export const GRAMMAR_WEIGHT = 0.2;

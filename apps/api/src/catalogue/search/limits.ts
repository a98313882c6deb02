/** Products of an import are made searchable in batches of this size. */
export const PRODUCTS_PER_INSERT = 100;
/** Their words are, too. */
export const WORDS_PER_INSERT = 20_000;
/** How similar a word has to be to be read in place of one that no product has: the share of their common groups of letters. */
export const MIN_SIMILARITY = 0.42;
/** What a word counts that is as typed, that only begins so, or that is only similar. Whole numbers: a database adds them up faster. */
export const SAME_QUALITY = 1000;
export const BEGINNING_QUALITY = 700;
export const SIMILAR_QUALITY = 500;
/** Searches of visitors whose results are kept in memory. */
export const KEPT_SEARCHES = 500;

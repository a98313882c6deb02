/** Products of an import are made searchable in batches of this size. */
export const PRODUCTS_PER_INSERT = 100;
/** How similar a word has to be to be read in place of one that no product has: the share of their common groups of letters. */
export const MIN_SIMILARITY = 0.42;
/** What a word counts that only begins as typed, or that is only similar, compared with the word itself. */
export const BEGINNING_QUALITY = 0.7;
export const SIMILAR_QUALITY = 0.5;
/** Searches of visitors whose results are kept in memory. */
export const KEPT_SEARCHES = 500;

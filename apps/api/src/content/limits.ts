/** Entries of a page of content where the reader doesn't say: WordPress's own number. */
export const DEFAULT_CONTENT_PAGE_SIZE = 10;
/** The largest number that an integer column holds. */
export const MAX_INTEGER = 2_147_483_647;
/** A text of the content: a description, an excerpt, an address. */
export const MAX_CONTENT_TEXT_LENGTH = 5000;
/** A body of the content: what is told of a product, an article, a legal page. */
export const MAX_CONTENT_HTML_LENGTH = 200_000;

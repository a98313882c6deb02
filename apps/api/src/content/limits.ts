/** Entries per page of content if the request doesn't say: WordPress's own number. */
export const DEFAULT_CONTENT_PAGE_SIZE = 10;
/** The largest value of an integer column. */
export const MAX_INTEGER = 2_147_483_647;
/** A text of the content: a description, an excerpt, an address. */
export const MAX_CONTENT_TEXT_LENGTH = 5000;
/** A body text of the content: a product's description, an article, a legal page. */
export const MAX_CONTENT_HTML_LENGTH = 200_000;
/** How far ahead a demo's window or contest may begin with each start of the shop. */
export const MAX_RENEWED_DAYS = 365;
/** How long a contest's entries may be kept after its end. */
export const MAX_CONTEST_KEPT_DAYS = 365;
/** The longest wait of a follow-up mail, and the longest time until the same person may get it again. */
export const MAX_FOLLOW_UP_HOURS = 24 * 90;
export const MAX_FOLLOW_UP_DAYS = 3650;
export const MAX_FOLLOW_UP_PARAGRAPHS = 6;
/** Figures of one article. */
export const MAX_ARTICLE_FIGURES = 10;
/** The last heading of an article that a figure can be placed at. */
export const MAX_FIGURE_SECTION = 100;
/** Testers that one programme takes. */
export const MAX_BETA_PLACES = 100_000;
/** The largest id of a WordPress that the content reads serve: nine digits. */
export const MAX_WORDPRESS_ID = 999_999_999;
/** Pages of a hundred that are read of one list of a WordPress: 10,000 posts. */
export const MAX_WORDPRESS_PAGES = 100;
/** The largest response that is read of it: a hundred posts. */
export const MAX_WORDPRESS_BYTES = 16 * 1024 * 1024;
/** How often everything is read again, also what says that it hasn't changed: what a plug-in adds to posts, and pictures. Source: MEDIA-03. */
export const WORDPRESS_WHOLE_MS = 24 * 60 * 60 * 1000;
/** A copy that was broken off by a crash is taken over after this time. */
export const WORDPRESS_COPY_LEASE_MS = 5 * 60 * 1000;

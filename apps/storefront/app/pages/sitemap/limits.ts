/** Pages of one file of the sitemap, each with three addresses. Search engines take 50,000; shorter files are written and read faster. */
export const PAGES_PER_FILE = 500;

/** Reviews on one page of them. Source: ROUTE-06. */
export const REVIEWS_PER_PAGE = 10;
/** How long a product's page waits for what it can be shown without: its details, its reviews. */
export const DETAILS_WAIT_MS = 1000;

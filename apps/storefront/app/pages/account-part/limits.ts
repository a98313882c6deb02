/** The versions of one update whose changes its row shows; the product's page has all of them. */
export const MAX_SHOWN_RELEASES = 3;

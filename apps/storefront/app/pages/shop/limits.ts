/** Products of one kind that the page of the whole shop shows; the list of that kind has them all. Source: ROUTE-04. */
export const MAX_PRODUCTS_ON_SHELF = 12;

/** The items of an order that the list shows; its own page shows all of them. */
export const MAX_SHOWN_ITEMS = 6;

/** Longer titles are cut: a card has no room for more, and its address stays below 1,000 characters. */
export const MAX_CARD_TITLE_LENGTH = 120;

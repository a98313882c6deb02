/** Lines that a loading cart has at most: so many that the sentence below them is still on a phone's first screen. */
export const MAX_LOADING_LINES = 3;

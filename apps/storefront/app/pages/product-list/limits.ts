/** Products that a list shows where nothing was found: a row of tiles. */
export const MAX_SAMPLES = 3;

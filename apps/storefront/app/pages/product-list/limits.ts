/** A search that finds no more than this, a row of tiles, is followed by further products. */
export const FEW_FOUND = 4;
/** Further products below what was found: a row of tiles. */
export const MAX_FURTHER = 4;

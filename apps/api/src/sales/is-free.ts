/** Whether a product is free and so never ordered. */
export function isFree(product: {
  readonly fullPriceMinor: number;
  readonly statedPriceMinor: number | null;
}): boolean {
  return product.fullPriceMinor === 0 || product.statedPriceMinor === 0;
}

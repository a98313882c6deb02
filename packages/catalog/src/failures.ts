/** The failure codes of this feature: the server's for products and downloads, and the catalogue's own. */
export const CATALOG_FAILURES = [
  "product.notFound",
  "product.notOwned",
  "product.fileMissing",
  /** The live catalogue is unavailable: no response in time, not OK, or not of the right shape. */
  "catalog.unavailable",
  /** A product in the response is invalid and was left out. Params: name, field. */
  "catalog.wrongProduct",
  /** The list of the user's products couldn't be loaded. */
  "catalog.ownedUnavailable",
  /** The link to a file couldn't be fetched. */
  "catalog.downloadFailed",
] as const;
export type CatalogFailureCode = (typeof CATALOG_FAILURES)[number];

/** Whether this package has a text for a code. */
export function isCatalogFailureCode(code: string): code is CatalogFailureCode {
  return CATALOG_FAILURES.some((known) => known === code);
}

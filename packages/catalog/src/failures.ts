/** The codes that this feature answers with: the server's of products and downloads, and the catalogue's own. */
export const CATALOG_FAILURES = [
  "product.notFound",
  "product.notOwned",
  "product.fileMissing",
  /** The live catalogue couldn't be had: no answer in time, not OK, or not of the right shape. */
  "catalog.unavailable",
  /** A product of the answer makes no sense and was left out. Params: name, field. */
  "catalog.wrongProduct",
  /** The list of what the user owns couldn't be had. */
  "catalog.ownedUnavailable",
  /** The link to a file couldn't be had. */
  "catalog.downloadFailed",
] as const;
export type CatalogFailureCode = (typeof CATALOG_FAILURES)[number];

/** Whether this package has a text for a code. */
export function isCatalogFailureCode(code: string): code is CatalogFailureCode {
  return CATALOG_FAILURES.some((known) => known === code);
}

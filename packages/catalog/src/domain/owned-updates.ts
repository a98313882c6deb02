import {
  type DownloadLink,
  listOwned,
  type OwnedProduct,
  type OwnedProducts,
  type Platform,
} from "./owned-products.ts";

/** An owned product, and those of its files that a list is about. */
export interface OwnedFiles {
  readonly product: OwnedProduct;
  /** At least one. */
  readonly links: readonly DownloadLink[];
}

/**
 * What is newer than the customer's last download, in the order of the account. With a platform: only files for it, and packs, whose files
 * belong to no system. A file that was never downloaded is no update: the customer doesn't use that system. Source: ACCT-01, CAT-07.
 */
export function ownedUpdates(owned: OwnedProducts, platform: Platform | null): readonly OwnedFiles[] {
  return listOwned(owned).flatMap((product) => {
    const links = product.downloads.filter(({ format, hasUpdate }) => hasUpdate && isFor(platform, format));
    return links.length > 0 ? [{ product, links }] : [];
  });
}

/** What the customer has downloaded for one platform and what is still current, product by product: no file of it is an update. Source: ACCT-01. */
export function ownedUpToDate(owned: OwnedProducts, platform: Platform): readonly OwnedFiles[] {
  return listOwned(owned).flatMap((product) => {
    const files = product.downloads.filter(({ format }) => isFor(platform, format));
    const links = files.filter(({ downloadedVersion }) => downloadedVersion !== null);
    return links.length > 0 && files.every(({ hasUpdate }) => !hasUpdate) ? [{ product, links }] : [];
  });
}

function isFor(platform: Platform | null, format: DownloadLink["format"]): boolean {
  return platform === null || format === platform || (format !== "win" && format !== "mac");
}

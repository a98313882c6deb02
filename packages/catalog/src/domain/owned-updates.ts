import {
  type DownloadLink,
  listOwned,
  type OwnedProduct,
  type OwnedProducts,
  type Platform,
} from "./owned-products.ts";

/** An owned product with a newer version than the one that the customer downloaded last. */
export interface OwnedUpdate {
  readonly product: OwnedProduct;
  /** The files that are newer, at least one. */
  readonly links: readonly DownloadLink[];
}

/**
 * What is newer than the customer's last download, in the order of the account. With a platform: only files for it, and packs, whose files
 * belong to no system. A file that was never downloaded is no update: the customer doesn't use that system. Source: ACCT-01, CAT-07.
 */
export function ownedUpdates(owned: OwnedProducts, platform: Platform | null): readonly OwnedUpdate[] {
  return listOwned(owned).flatMap((product) => {
    const links = product.downloads.filter(({ format, hasUpdate }) => hasUpdate && isFor(platform, format));
    return links.length > 0 ? [{ product, links }] : [];
  });
}

function isFor(platform: Platform | null, format: DownloadLink["format"]): boolean {
  return platform === null || format === platform || (format !== "win" && format !== "mac");
}

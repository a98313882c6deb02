import { type DownloadLink, listOwned, type OwnedProducts } from "./owned-products.ts";

/** What a page needs to know about one product: whether the user has a licence, and the first one's address, id and files. */
export interface LicenceEntry {
  readonly hasLicense: boolean;
  readonly licenseUrl: string | null;
  readonly licenseId: string | null;
  readonly downloadLinks: readonly DownloadLink[];
}

/** By product name. */
export type LicenceMap = ReadonlyMap<string, LicenceEntry>;

const NOTHING: LicenceEntry = { hasLicense: false, licenseUrl: null, licenseId: null, downloadLinks: [] };

/** The licences by product name. If a product has several licences, this contains the first; the account lists all. Source: CAT-06. */
export function buildLicenceMap(owned: OwnedProducts): LicenceMap {
  const map = new Map<string, LicenceEntry>();
  for (const product of listOwned(owned)) {
    const first = product.licences[0];
    const known = map.get(product.name);
    if (known?.hasLicense) continue;
    map.set(product.name, {
      hasLicense: first !== undefined,
      licenseUrl: first?.url ?? null,
      licenseId: first?.id ?? null,
      downloadLinks: product.downloads,
    });
  }
  return map;
}

/** The entry of a product, or one without a licence if the user has none. */
export function licenceOf(map: LicenceMap, productName: string): LicenceEntry {
  return map.get(productName) ?? NOTHING;
}

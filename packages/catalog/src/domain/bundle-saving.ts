/** What a bundle saves now. Amounts in minor units of one currency. */
export interface BundleSaving {
  /** What each part costs apart now, in the order given. */
  readonly partsMinor: readonly number[];
  readonly apartMinor: number;
  readonly bundleMinor: number;
  /** Never below zero: where the parts are on sale and the bundle isn't, it saves nothing. */
  readonly savedMinor: number;
}

/**
 * The saving of a bundle compared with its parts bought one by one, all at the shelf's current prices for this shopper. A sale of a part
 * counts, so that no false saving is shown. Source: CAT-09.
 */
export function bundleSaving<Priced>(
  bundle: Priced,
  parts: readonly Priced[],
  priceMinorOf: (product: Priced) => number,
): BundleSaving {
  const partsMinor = parts.map(priceMinorOf);
  const apartMinor = partsMinor.reduce((sum, partMinor) => sum + partMinor, 0);
  const bundleMinor = priceMinorOf(bundle);
  return { partsMinor, apartMinor, bundleMinor, savedMinor: Math.max(0, apartMinor - bundleMinor) };
}

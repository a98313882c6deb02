import type { DownloadLink, OwnedProduct } from "../owned-products.ts";
import type { VisitorSystem } from "../systems/visitor-system.ts";

/** The files of an owned product: what its owner most likely wants, and the others. */
export interface OrderedDownloads {
  readonly first: DownloadLink | null;
  readonly others: readonly DownloadLink[];
}

/** A plugin's file for the owner's system, or the complete pack. Null where none of them is for that system. Source: CAT-07. */
export function firstDownload(
  { downloads }: Pick<OwnedProduct, "downloads">,
  system: VisitorSystem | null,
): OrderedDownloads {
  const first = downloads.find(({ format }) => format === system || format === "ALL") ?? null;
  return { first, others: downloads.filter((link) => link !== first) };
}

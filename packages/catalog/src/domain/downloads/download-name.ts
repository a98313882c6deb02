import type { DownloadLink, OwnedProduct } from "../owned-products.ts";

/** The display name of a file: the server's, otherwise one built from the product's slug and the format. */
export function downloadName(
  product: Pick<OwnedProduct, "slug">,
  link: Pick<DownloadLink, "fileName" | "format">,
): string {
  return link.fileName ?? `${product.slug}-${link.format.toLowerCase()}.zip`;
}

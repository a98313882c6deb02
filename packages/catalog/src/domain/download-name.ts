import type { DownloadLink, OwnedProduct } from "./owned-products.ts";

/** The name that a file is shown by: the server's, else one made of the product's slug and the format. */
export function downloadName(
  product: Pick<OwnedProduct, "slug">,
  link: Pick<DownloadLink, "fileName" | "format">,
): string {
  return link.fileName ?? `${product.slug}-${link.format.toLowerCase()}.zip`;
}

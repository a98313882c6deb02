import type { DownloadLink, OwnedProduct } from "@shop/catalog";
import type { StartedDownload } from "../shell/modal-store.ts";

/** The file of an owned product whose download has just begun. */
export function startedDownload(product: OwnedProduct, link: DownloadLink, fileName: string): StartedDownload {
  const { name, path, type } = product;
  return { productName: name, productPath: path, fileName, url: link.url, kind: type, format: link.format };
}

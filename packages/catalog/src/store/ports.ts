import type { WireProduct } from "@shop/api-client/contract";
import type { Failure, Result } from "@shop/kernel";
import type { DownloadRequest, DownloadTicket } from "../domain/download-request.ts";
import type { OwnedProducts } from "../domain/owned-products.ts";

/** The service that knows products, licences and files. */
export interface CatalogGateway {
  /** Every public product, as the catalogue spells it: what is kept in the browser is what was sent. */
  loadProducts(): Promise<Result<readonly WireProduct[]>>;
  /** What the logged-in user owns. */
  loadOwned(): Promise<Result<OwnedProducts>>;
  requestDownload(request: DownloadRequest): Promise<Result<DownloadTicket>>;
}

/** Told of what the shopper isn't: a product left out, a refresh that failed. */
export type CatalogLog = (entry: { readonly act: string; readonly failure: Failure }) => void;

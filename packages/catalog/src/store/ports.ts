import type { WireProduct } from "@shop/api-client/contract";
import type { Failure, Locale, Result } from "@shop/kernel";
import type { DownloadRequest, DownloadTicket } from "../domain/downloads/download-request.ts";
import type { OwnedProducts } from "../domain/owned-products.ts";

/** Every public product in the catalogue's wire format: the browser stores exactly what was sent. */
export interface LoadedProducts {
  readonly products: readonly WireProduct[];
  /** The language of its texts; absent for English. */
  readonly language?: Locale;
  /** When the next campaign starts or ends; null if none is known. */
  readonly priceChangesAtMs: number | null;
}

/** The service for products, licences and files. */
export interface CatalogGateway {
  /** The language of the products' texts. Default: English. */
  readonly language?: Locale;
  loadProducts(): Promise<Result<LoadedProducts>>;
  /** The logged-in user's products. */
  loadOwned(): Promise<Result<OwnedProducts>>;
  requestDownload(request: DownloadRequest): Promise<Result<DownloadTicket>>;
}

/** Called with what isn't shown to the shopper: a product left out, a refresh that failed. */
export type CatalogLog = (entry: { readonly act: string; readonly failure: Failure }) => void;

import type { WireProduct } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import type { DownloadRequest, DownloadTicket } from "../domain/downloads/download-request.ts";
import type { OwnedProducts } from "../domain/owned-products.ts";
import type { CatalogGateway } from "../store/ports.ts";
import { buildOwned, buildWireProduct } from "./builders.ts";

type Answer<Value> = Result<Value> | Promise<Result<Value>>;

export interface FakeCatalogGateway extends CatalogGateway {
  /** The response from now on; a promise keeps the caller waiting. */
  products: Answer<readonly WireProduct[]>;
  /** The next price change, sent with the products. */
  priceChangesAtMs: number | null;
  owned: Answer<OwnedProducts>;
  ticket: Answer<DownloadTicket>;
  /** How often each was requested. */
  readonly asked: { products: number; owned: number };
  readonly downloadRequests: readonly DownloadRequest[];
}

export const FAKE_TICKET: DownloadTicket = {
  url: "/files/famicalign-2.1.0-win.zip?expires=1&signature=2",
  fileName: "famicalign-2.1.0-win.zip",
  sizeBytes: 12_400_000,
  sha256: "3f5a9c0e".repeat(8),
  expiresAt: "2026-01-15T12:10:00Z",
};

/** A service with one product, a user who owns nothing, and a link for every request. */
export function createFakeCatalogGateway(): FakeCatalogGateway {
  const downloadRequests: DownloadRequest[] = [];
  const gateway: FakeCatalogGateway = {
    products: ok([buildWireProduct()]),
    priceChangesAtMs: null,
    owned: ok(buildOwned()),
    ticket: ok(FAKE_TICKET),
    asked: { products: 0, owned: 0 },
    downloadRequests,
    loadProducts: async () => {
      gateway.asked.products += 1;
      const products = await gateway.products;
      const { priceChangesAtMs } = gateway;
      return products.isOk ? ok({ products: products.value, priceChangesAtMs }) : products;
    },
    loadOwned: async () => {
      gateway.asked.owned += 1;
      return gateway.owned;
    },
    requestDownload: async (request) => {
      downloadRequests.push(request);
      return gateway.ticket;
    },
  };
  return gateway;
}

/** The gateway's result while its host is unreachable. */
export const UNREACHABLE: Result<never> = fail({ code: "api.unreachable" });

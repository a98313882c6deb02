import type { AnswerOf, ApiClient, Operations, RequestOf } from "@shop/api-client";
import { type Locale, ok, type Result } from "@shop/kernel";
import type { DownloadRequest, DownloadTicket } from "../domain/downloads/download-request.ts";
import { normaliseOwned } from "../domain/owned-products.ts";
import type { CatalogGateway } from "../store/ports.ts";

/** Products, licences and files by the shop's API. Products have their texts in `language`, English by default. */
export function createCatalogGateway(apiClient: Pick<ApiClient, "call">, language: Locale = "en"): CatalogGateway {
  return {
    language,
    loadProducts: async () => {
      const answer = await apiClient.call("getAllProducts", language === "en" ? {} : { language });
      if (!answer.isOk) return answer;
      const { result: products, price_changes_at } = answer.value;
      return ok({
        ...(language !== "en" && { language }),
        products,
        priceChangesAtMs: readMoment(price_changes_at),
      });
    },
    loadOwned: async () => {
      const answer = await apiClient.call("getOwnedProducts", {});
      return answer.isOk ? ok(normaliseOwned(answer.value)) : answer;
    },
    requestDownload: async (request) => readTicket(await apiClient.call("downloadProduct", wireRequest(request))),
  };
}

function wireRequest(request: DownloadRequest): RequestOf<Operations["downloadProduct"]> {
  switch (request.kind) {
    case "plugin":
      return { product: request.product, os: request.platform, license_id: request.licenceId };
    case "samplepack":
      return { product: request.product, version: request.format };
    case "licence":
      return { product: request.product, license_id: request.licenceId };
  }
}

function readTicket(answer: Result<AnswerOf<Operations["downloadProduct"]>>): Result<DownloadTicket> {
  if (!answer.isOk) return answer;
  const { url, file_name, size_bytes, sha256, expires_at } = answer.value;
  return ok({ url, fileName: file_name, sizeBytes: size_bytes ?? null, sha256: sha256 ?? null, expiresAt: expires_at });
}

/** A moment as the wire writes it (ISO 8601); null for none, and for a text that isn't a valid moment. */
function readMoment(iso: string | null | undefined): number | null {
  const timeMs = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(timeMs) ? null : timeMs;
}

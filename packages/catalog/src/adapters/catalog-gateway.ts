import type { AnswerOf, ApiClient, Operations, RequestOf } from "@shop/api-client";
import { ok, type Result } from "@shop/kernel";
import type { DownloadRequest, DownloadTicket } from "../domain/download-request.ts";
import { normaliseOwned } from "../domain/owned-products.ts";
import type { CatalogGateway } from "../store/ports.ts";

/** Products, licences and files by the shop's API. */
export function createCatalogGateway(apiClient: Pick<ApiClient, "call">): CatalogGateway {
  return {
    loadProducts: async () => {
      const answer = await apiClient.call("getAllProducts", {});
      return answer.isOk ? ok(answer.value.result) : answer;
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

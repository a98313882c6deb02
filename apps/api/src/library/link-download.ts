import { createHash } from "node:crypto";
import type { AnswerOf, Operations, ParsedRequestOf } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import {
  createLicenceFile,
  findFirstOwnedLicence,
  findOwnedLicence,
  findOwnerName,
  findProductFile,
  type OwnedLicence,
} from "../licences/index.ts";
import type { Deps } from "../ports/deps.ts";
import type { FileVariant } from "../ports/file-variants.ts";
import type { CallContext } from "../users/index.ts";
import { DOWNLOAD_LINK_LIFE_MS } from "./limits.ts";
import { needsNewsletter } from "./needs-newsletter.ts";
import { signedPath } from "./signed-link.ts";

export type DownloadRequest = ParsedRequestOf<Operations["downloadProduct"]>;
export type DownloadLink = AnswerOf<Operations["downloadProduct"]>;

/**
 * A signed link to something that the logged-in user owns, valid for ten minutes. The response is the same for a product that doesn't exist
 * and one that isn't owned. Failures: `product.notOwned`, `product.fileMissing`.
 */
export async function linkDownload(
  deps: Deps,
  context: CallContext,
  request: DownloadRequest,
): Promise<Result<DownloadLink>> {
  const userId = context.session?.userId ?? "";
  const licence =
    "license_id" in request
      ? await findOwnedLicence(deps.db, userId, request.license_id)
      : await findFirstOwnedLicence(deps.db, userId, { name: request.product });
  if (licence?.productName !== request.product) return fail({ code: "product.notOwned" });
  if ("os" in request) return linkProductFile(deps, licence, request.os);
  return "version" in request ? linkProductFile(deps, licence, request.version) : linkLicenceFile(deps, licence);
}

export async function linkProductFile(
  deps: Deps,
  licence: OwnedLicence,
  variant: FileVariant,
): Promise<Result<DownloadLink>> {
  const file = await findProductFile(deps.db, licence.productId, variant);
  if (!file) return fail({ code: "product.fileMissing" });
  if (await needsNewsletter(deps, licence)) return fail({ code: "product.newsletterNeeded" });
  return ok({
    ...createLink(deps, licence, file.id),
    file_name: file.file_name,
    size_bytes: file.size_bytes,
    sha256: file.sha256,
  });
}

export async function linkLicenceFile(deps: Deps, licence: OwnedLicence): Promise<Result<DownloadLink>> {
  const owner = await findOwnerName(deps.db, licence.userId);
  if (!owner) return fail({ code: "product.notOwned" });
  const { fileName, bytes } = createLicenceFile(licence, owner, deps.settings);
  return ok({
    ...createLink(deps, licence, null),
    file_name: fileName,
    size_bytes: bytes.byteLength,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
}

function createLink(deps: Deps, licence: OwnedLicence, fileId: string | null): { url: string; expires_at: string } {
  const expiresAtMs = deps.clock.nowMs() + DOWNLOAD_LINK_LIFE_MS;
  const url = signedPath(deps.settings, { fileId, userId: licence.userId, licenceId: licence.id, expiresAtMs });
  return { url, expires_at: new Date(expiresAtMs).toISOString() };
}

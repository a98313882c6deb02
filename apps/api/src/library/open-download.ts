import { createHash } from "node:crypto";
import { fail, ok, type Result } from "@shop/kernel";
import { contentDisposition } from "../http/content-disposition.ts";
import { type BytesToSend, readFromMemory } from "../http/send-bytes.ts";
import {
  createLicenceFile,
  findOwnedLicence,
  findOwnerName,
  listProductFiles,
  type OwnedLicence,
  type ProductFileRow,
} from "../licences/index.ts";
import type { Deps } from "../ports/deps.ts";
import { noteDownload } from "./product-downloads.ts";
import { readSignedLink } from "./signed-link.ts";

/**
 * What a signed link opens, checked again when it is used: our signature, its ten minutes, and that the licence is still this user's (a
 * transfer or a refund ends the link). The version of a product's file is stored as the last one downloaded. Failures: `files.linkInvalid`,
 * `files.linkExpired`, `product.notOwned`, `product.fileMissing`.
 */
export async function openDownload(deps: Deps, link: string): Promise<Result<BytesToSend>> {
  const grant = readSignedLink(deps.settings, link);
  if (!grant) return fail({ code: "files.linkInvalid" });
  if (grant.expiresAtMs <= deps.clock.nowMs()) return fail({ code: "files.linkExpired" });
  const licence = await findOwnedLicence(deps.db, grant.userId, grant.licenceId);
  if (!licence) return fail({ code: "product.notOwned" });
  return grant.fileId === null ? openLicenceFile(deps, licence) : openProductFile(deps, licence, grant.fileId);
}

async function openProductFile(deps: Deps, licence: OwnedLicence, fileId: string): Promise<Result<BytesToSend>> {
  const files = await listProductFiles(deps.db, [licence.productId]);
  const file = files.find(({ id }) => id === fileId);
  if (!file) return fail({ code: "product.fileMissing" });
  const found = await deps.storage.stat(file.path);
  if (found?.sizeBytes !== file.size_bytes) {
    deps.log.error(
      { path: file.path, expected: file.size_bytes, found: found?.sizeBytes ?? null },
      "a file for sale is missing",
    );
    return fail({ code: "product.fileMissing" });
  }
  return ok({
    sizeBytes: file.size_bytes,
    etag: `"${file.sha256}"`,
    headers: downloadHeaders(file.media_type, file.file_name),
    read: async (range) => {
      await noteTaken(deps, licence, file);
      return deps.storage.read(file.path, range);
    },
  });
}

/** Recorded once bytes are sent: a HEAD request isn't a download. */
async function noteTaken(deps: Deps, { userId, productId }: OwnedLicence, file: ProductFileRow): Promise<void> {
  const { variant, version } = file;
  await noteDownload(deps.db, { userId, productId, variant, version, now: new Date(deps.clock.nowMs()) });
}

async function openLicenceFile(deps: Deps, licence: OwnedLicence): Promise<Result<BytesToSend>> {
  const owner = await findOwnerName(deps.db, licence.userId);
  if (!owner) return fail({ code: "product.notOwned" });
  const { fileName, bytes } = createLicenceFile(licence, owner, deps.settings);
  return ok({
    sizeBytes: bytes.byteLength,
    etag: `"${createHash("sha256").update(bytes).digest("hex")}"`,
    headers: downloadHeaders("text/plain; charset=utf-8", fileName),
    read: (range) => readFromMemory(bytes, range),
  });
}

function downloadHeaders(mediaType: string, fileName: string): Record<string, string> {
  return {
    "content-type": mediaType,
    "content-disposition": contentDisposition(fileName),
    "cache-control": "no-store",
  };
}

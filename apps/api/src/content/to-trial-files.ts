import type { Insertable } from "kysely";
import type { Database } from "../ports/database.ts";
import type { CheckedFile } from "./schemas/content-schemas.ts";

/** The rows of the files that anybody may download. */
export function toTrialFiles(
  files: readonly CheckedFile[],
  idOf: (name: string) => string,
): Insertable<Database["trial_files"]>[] {
  return files.flatMap(({ kind, variant, ...file }) => {
    if (kind !== "trial" || (variant !== "win" && variant !== "mac")) return [];
    return [
      {
        product_id: idOf(file.product),
        platform: variant,
        path: file.path,
        file_name: file.fileName,
        media_type: file.mediaType,
        size_bytes: file.sizeBytes,
        sha256: file.sha256,
        version: file.version,
      },
    ];
  });
}

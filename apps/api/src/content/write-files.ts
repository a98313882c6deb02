import { randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import type { CheckedContent } from "./content-folder.ts";
import { putProductFiles } from "./content-import.ts";

/** Manuals are public media, trials have a table of their own; plugins and packs need a licence. */
export async function writeFiles(
  deps: Pick<Deps, "random">,
  trx: Kysely<Database>,
  content: CheckedContent,
  idOf: (name: string) => string,
): Promise<number> {
  const files = content.manifest.files
    .filter(({ kind }) => kind === "plugin" || kind === "samplepack")
    .map((file) => ({
      id: randomUuid(deps.random),
      product_id: idOf(file.product),
      variant: file.variant,
      path: file.path,
      file_name: file.fileName,
      media_type: file.mediaType,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      version: file.version,
    }));
  await putProductFiles(trx, files);
  return files.length;
}

import { strToU8, type Zippable, zipSync } from "fflate";
import { ZIP_ENTRY_TIME, ZIP_LEVEL } from "../limits.ts";

/** A file for a zip: its path inside, and its text or bytes. */
export type ZipEntry = { path: string; content: string | Uint8Array };

/** Packs entries in their order. Equal entries produce equal bytes, whatever the day and the time zone. */
export function zipFile(entries: readonly ZipEntry[]): Uint8Array {
  const tree: Zippable = {};
  for (const { path, content } of entries) {
    tree[path] = typeof content === "string" ? strToU8(content) : content;
  }
  return zipSync(tree, { level: ZIP_LEVEL, mtime: ZIP_ENTRY_TIME });
}

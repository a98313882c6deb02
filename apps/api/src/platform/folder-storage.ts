import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { FileStorage } from "./deps.ts";

/** What no path of ours contains: parents, the folder itself, empty segments, back slashes, NUL, drive letters' colons. */
const FORBIDDEN_STEP = /^\.{0,2}$|[\\\0:]/;

/** The errors of a path that leads to no file. Any other is the machine's fault and is thrown. */
const MISSING_CODES: readonly unknown[] = ["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"];

/**
 * The files of one folder. A path that would leave the folder, by its segments or by a symbolic link, counts as missing; so does a folder.
 * Ranges are streamed, never held whole in memory.
 */
export function createFolderStorage(root: string): FileStorage {
  return {
    read: async (name, range) => {
      const file = await findFile(root, name);
      if (!file) return null;
      // Node's own stream type and the platform's are one thing at run time.
      return Readable.toWeb(createReadStream(file.path, range ?? {})) as ReadableStream<Uint8Array>;
    },
    stat: async (name) => {
      const file = await findFile(root, name);
      return file && { sizeBytes: file.sizeBytes, modifiedAtMs: file.modifiedAtMs };
    },
  };
}

async function findFile(
  root: string,
  name: string,
): Promise<{ path: string; sizeBytes: number; modifiedAtMs: number } | null> {
  if (name.split("/").some((step) => FORBIDDEN_STEP.test(step))) return null;
  try {
    const realRoot = await realpath(root);
    const realFile = await realpath(path.join(realRoot, name));
    if (!realFile.startsWith(realRoot + path.sep)) return null;
    const found = await stat(realFile);
    return found.isFile() ? { path: realFile, sizeBytes: found.size, modifiedAtMs: Math.floor(found.mtimeMs) } : null;
  } catch (error) {
    if (error instanceof Error && "code" in error && MISSING_CODES.includes(error.code)) return null;
    throw error;
  }
}

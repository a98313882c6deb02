import { createHash } from "node:crypto";
import type { FileStorage, StoredFile } from "../platform/deps.ts";
import { mediaVersion } from "./media-version.ts";

/** The version of a public file's content; null if the file is gone. */
export type MediaVersionOf = (name: string, found: StoredFile) => Promise<string | null>;

/** Each file is read once, and again when its size or date has changed. */
export function createMediaVersions(media: FileStorage): MediaVersionOf {
  const known = new Map<string, { readonly found: StoredFile; readonly version: Promise<string | null> }>();
  return (name, found) => {
    const last = known.get(name);
    if (last && last.found.sizeBytes === found.sizeBytes && last.found.modifiedAtMs === found.modifiedAtMs) {
      return last.version;
    }
    const version = readVersion(media, name);
    known.set(name, { found, version });
    version.catch(() => known.delete(name));
    return version;
  };
}

async function readVersion(media: FileStorage, name: string): Promise<string | null> {
  const content = await media.read(name);
  if (!content) return null;
  const hash = createHash("sha256");
  for await (const bytes of content) hash.update(bytes);
  return mediaVersion(hash.digest("hex"));
}

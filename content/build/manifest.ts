import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export type FileKind = "plugin" | "samplepack" | "manual";
export type FileVariant = "win" | "mac" | "ALL" | "WAVE" | "AIFF" | "KEMPER" | "SGEAR" | "FRACTAL";

/** A file that a customer may download; it lies below `<out>/files` and is never served without a check of ownership. */
export type ManifestFile = {
  /** The product's name. */
  product: string;
  kind: FileKind;
  variant: FileVariant;
  /** Relative to `<out>/files`, with forward slashes. */
  path: string;
  sizeBytes: number;
  sha256: string;
  mediaType: string;
  version: string | null;
  /** What the customer's browser saves it as. */
  fileName: string;
};

/** A public file, relative to `<out>/media`. Width and height are given for pictures, in pixels. */
export type ManifestMedia = { path: string; width?: number; height?: number };

export type BuildManifest = { inputsHash: string; files: ManifestFile[]; media: ManifestMedia[] };

const IGNORED = new Set(["node_modules", "out", "README.md"]);

function sourceFiles(directory: string, prefix = ""): string[] {
  const entries = readdirSync(join(directory, prefix), { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (IGNORED.has(entry.name) || entry.name.startsWith(".") || entry.name.endsWith(".test.ts")) return [];
    const path = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
    return entry.isDirectory() ? sourceFiles(directory, path) : [path];
  });
}

/** One hash over everything that the output depends on: the content files and the generator's own sources. */
export function hashInputs(contentDirectory: string): string {
  const hash = createHash("sha256");
  // The generator stands inside the shop's own content folder; an operator's folder elsewhere doesn't hold it.
  for (const directory of [contentDirectory, import.meta.dirname]) {
    for (const path of sourceFiles(directory).sort()) {
      const bytes = readFileSync(join(directory, path));
      hash.update(`${path}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest("hex");
}

/** The manifest of an earlier build into that folder; null if there is none, or if it isn't whole any more. */
export function readManifest(outDirectory: string): BuildManifest | null {
  const path = join(outDirectory, "manifest.json");
  if (!existsSync(path)) return null;
  const manifest = JSON.parse(readFileSync(path, "utf8")) as BuildManifest;
  const hasSize = (file: ManifestFile): boolean =>
    statSync(join(outDirectory, "files", file.path), { throwIfNoEntry: false })?.size === file.sizeBytes;
  const exists = (media: ManifestMedia): boolean => existsSync(join(outDirectory, "media", media.path));
  return manifest.files.every(hasSize) && manifest.media.every(exists) ? manifest : null;
}

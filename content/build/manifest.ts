import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ProductCabinet } from "./cabinet/wire-cabinet.ts";
import { listContentFiles, readContentFile } from "./content-files.ts";
import type { ProductResponse } from "./demonstrations/demonstration-response.ts";
import type { NamedFigure } from "./figures/figure.ts";
import type { PictureLook } from "./pictures/picture-look.ts";
import type { ProductAudition } from "./sounds/audition.ts";

export type FileKind = "plugin" | "samplepack" | "manual" | "trial";
export type FileVariant = "win" | "mac" | "ALL" | "WAVE" | "AIFF" | "KEMPER" | "SGEAR" | "FRACTAL";

/** A file that a customer may download; it is below `<out>/files`. All but trials are only served after a check of ownership. */
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

/** A public file, relative to `<out>/media`. What is known of its look is given for pictures alone. */
export type ManifestMedia = { path: string; sha256: string } & Partial<PictureLook>;

export type BuildManifest = {
  inputsHash: string;
  files: ManifestFile[];
  media: ManifestMedia[];
  auditions: ProductAudition[];
  cabinets: ProductCabinet[];
  responses: ProductResponse[];
  figures: NamedFigure[];
};

const GENERATOR = fileURLToPath(new URL(".", import.meta.url));

function generatorFiles(directory: string, prefix = ""): string[] {
  return readdirSync(join(directory, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) return generatorFiles(directory, path);
    return entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

/** One hash over every file of the content. Two folders with the same files have the same. */
export function hashContent(contentDirectory: string): string {
  const hash = createHash("sha256");
  for (const path of listContentFiles(contentDirectory)) {
    const bytes = readContentFile(contentDirectory, path);
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/** One hash over everything that the output depends on: the content, the generator's own sources and its dependencies' versions. */
export function hashInputs(contentHash: string): string {
  const hash = createHash("sha256").update(contentHash);
  hash.update(readFileSync(join(GENERATOR, "../package.json")));
  for (const path of generatorFiles(GENERATOR).sort()) {
    const bytes = readFileSync(join(GENERATOR, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/** The manifest of an earlier build into that folder; null if there is none, or if it is incomplete. */
export function readManifest(outDirectory: string): BuildManifest | null {
  const path = join(outDirectory, "manifest.json");
  if (!existsSync(path)) return null;
  const manifest = JSON.parse(readFileSync(path, "utf8")) as BuildManifest;
  const hasSize = (file: ManifestFile): boolean =>
    statSync(join(outDirectory, "files", file.path), { throwIfNoEntry: false })?.size === file.sizeBytes;
  const exists = (media: ManifestMedia): boolean => existsSync(join(outDirectory, "media", media.path));
  return manifest.files.every(hasSize) && manifest.media.every(exists) ? manifest : null;
}

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import type { ProductCabinet } from "./cabinet/wire-cabinet.ts";
import type { ProductResponse } from "./demonstrations/demonstration-response.ts";
import type { NamedFigure } from "./figures/figure.ts";
import type { BuildManifest, ManifestFile, ManifestMedia } from "./manifest.ts";
import { isPicture, pictureLook } from "./pictures/picture-look.ts";
import { type Audition, type ProductAudition, soundFolder } from "./sounds/audition.ts";

/** Where a build writes to; it keeps the manifest as it goes. */
export type OutputFolder = {
  addFile(file: Omit<ManifestFile, "sizeBytes" | "sha256">, bytes: Uint8Array): void;
  addMedia(media: Pick<ManifestMedia, "path">, content: string | Uint8Array): void;
  /** What products and figures are heard with. Their sounds are rendered later; those of other auditions are removed. */
  addAuditions(auditions: readonly ProductAudition[], ofFigures: readonly Audition[]): void;
  /** The plots of articles. */
  addFigures(figures: readonly NamedFigure[]): void;
  /** The figures of packs' cabinets. */
  addCabinets(cabinets: readonly ProductCabinet[]): void;
  /** What plugins do to each frequency. */
  addResponses(responses: readonly ProductResponse[]): void;
  /** A file that is drawn beside sounds, at the place from which it is served. */
  addSound(path: string, content: string): void;
  /** Writes the manifest last and at once: a build that was cut short leaves none and is done again. */
  finish(inputsHash: string): Promise<BuildManifest>;
};

/** Throws for a path that would leave its folder: the content's check rejects such paths. */
function within(folder: string, path: string): string {
  const target = resolve(folder, path);
  if (!target.startsWith(resolve(folder) + sep)) throw new Error(`"${path}" leaves ${folder}. Build it from slugs.`);
  return target;
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function sha256Of(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function removeOtherSounds(directory: string, auditions: readonly Audition[]): void {
  if (!existsSync(directory)) return;
  const kept = auditions.map(soundFolder);
  for (const name of readdirSync(directory).filter((other) => !kept.includes(other))) {
    rmSync(join(directory, name), { recursive: true });
  }
}

/** Pictures with their size and dominant colour. Throws for one that isn't a picture. */
async function withLooks(directory: string, media: readonly ManifestMedia[]): Promise<ManifestMedia[]> {
  return await Promise.all(
    media.map(async (entry) =>
      isPicture(entry.path) ? { ...entry, ...(await pictureLook(directory, entry.path)) } : entry,
    ),
  );
}

/** Empties `files` and `media` below the folder, and nothing else in it. */
export function openOutputFolder(outDirectory: string): OutputFolder {
  const manifestPath = join(outDirectory, "manifest.json");
  for (const name of ["manifest.json", "files", "media"]) {
    rmSync(join(outDirectory, name), { recursive: true, force: true });
  }
  const files: ManifestFile[] = [];
  const media: ManifestMedia[] = [];
  const auditions: ProductAudition[] = [];
  const cabinets: ProductCabinet[] = [];
  const responses: ProductResponse[] = [];
  const figures: NamedFigure[] = [];
  return {
    addFile: (file, bytes) => {
      write(within(join(outDirectory, "files"), file.path), bytes);
      files.push({ ...file, sizeBytes: bytes.length, sha256: sha256Of(bytes) });
    },
    addMedia: ({ path }, content) => {
      write(within(join(outDirectory, "media"), path), content);
      media.push({ path, sha256: sha256Of(content) });
    },
    addAuditions: (added, ofFigures) => {
      auditions.push(...added);
      removeOtherSounds(join(outDirectory, "sounds"), [...added.map(({ audition }) => audition), ...ofFigures]);
    },
    addFigures: (added) => {
      figures.push(...added);
    },
    addCabinets: (added) => {
      cabinets.push(...added);
    },
    addResponses: (added) => {
      responses.push(...added);
    },
    addSound: (path, content) => write(within(join(outDirectory, "sounds"), path), content),
    finish: async (inputsHash) => {
      const looked = await withLooks(join(outDirectory, "media"), media);
      const manifest: BuildManifest = { inputsHash, files, media: looked, auditions, cabinets, responses, figures };
      write(`${manifestPath}.part`, `${JSON.stringify(manifest, null, 2)}\n`);
      renameSync(`${manifestPath}.part`, manifestPath);
      return manifest;
    },
  };
}

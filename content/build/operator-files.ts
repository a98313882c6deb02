import { extname } from "node:path";
import { ContentFault } from "./content-fault.ts";
import { listEntries, listFilesBelow, readContentFile } from "./content-files.ts";
import type { FileVariant } from "./manifest.ts";

const MEDIA_TYPES: Record<string, string> = {
  ".zip": "application/zip",
  ".pkg": "application/octet-stream",
  ".dmg": "application/octet-stream",
  ".exe": "application/octet-stream",
  ".msi": "application/octet-stream",
};

/** A download that the operator put into `content/files/<slug>/<variant>.<ending>`; it takes the place of the generated one. */
export type OperatorFile = {
  variant: FileVariant;
  /** It is given away, and isn't the file that owners download. */
  isTrial: boolean;
  ending: string;
  mediaType: string;
  path: string;
};

const VARIANTS: readonly FileVariant[] = ["win", "mac", "ALL", "WAVE", "AIFF", "KEMPER", "SGEAR", "FRACTAL"];
const TRIALS: readonly FileVariant[] = ["win", "mac"];
const TRIAL_PREFIX = "trial-";

/** An operator's downloads of a product. Throws a ContentFault for one that can't be understood, or that is there twice. */
export function operatorFiles(contentDirectory: string, slug: string): OperatorFile[] {
  const files = listEntries(contentDirectory, `files/${slug}`).map(({ name, path, isFolder }): OperatorFile => {
    if (isFolder) throw new ContentFault(path, "is a folder, not a download");
    const ending = extname(name);
    const stem = name.slice(0, name.length - ending.length);
    const isTrial = stem.startsWith(TRIAL_PREFIX);
    const named = isTrial ? stem.slice(TRIAL_PREFIX.length) : stem;
    const variant = (isTrial ? TRIALS : VARIANTS).find((candidate) => candidate === named);
    const mediaType = MEDIA_TYPES[ending];
    if (variant === undefined || mediaType === undefined) {
      throw new ContentFault(
        path,
        `isn't a download. Name it ${VARIANTS.join(", ")}, trial-win or trial-mac, with one of ${Object.keys(MEDIA_TYPES).join(", ")}`,
      );
    }
    return { variant, isTrial, ending, mediaType, path };
  });
  const isSame = (one: OperatorFile, other: OperatorFile) =>
    one.variant === other.variant && one.isTrial === other.isTrial;
  const repeated = files.find((file, index) => files.findIndex((other) => isSame(file, other)) < index);
  if (repeated) {
    const what = repeated.isTrial ? `${TRIAL_PREFIX}${repeated.variant}` : repeated.variant;
    throw new ContentFault(repeated.path, `is a second download for ${what}`);
  }
  return files;
}

/** Public files of the operator's own, below `content/media`, with paths relative to it. They win over generated ones. */
export function operatorMedia(contentDirectory: string): Array<{ path: string; bytes: Uint8Array }> {
  return listFilesBelow(contentDirectory, "media").map((file) => ({
    path: file.slice("media/".length),
    bytes: readContentFile(contentDirectory, file),
  }));
}

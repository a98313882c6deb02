import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { FileVariant } from "./manifest.ts";

const MEDIA_TYPES: Record<string, string> = {
  ".zip": "application/zip",
  ".pkg": "application/octet-stream",
  ".dmg": "application/octet-stream",
  ".exe": "application/octet-stream",
  ".msi": "application/octet-stream",
};

/** A download that the operator put into `content/files/<slug>/<variant>.<ending>`; it takes the place of the generated one. */
export type OperatorFile = { variant: FileVariant; ending: string; mediaType: string; bytes: Uint8Array };

const VARIANTS: readonly FileVariant[] = ["win", "mac", "ALL", "WAVE", "AIFF", "KEMPER", "SGEAR", "FRACTAL"];

export function operatorFiles(contentDirectory: string, slug: string): OperatorFile[] {
  const folder = join(contentDirectory, "files", slug);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const ending = extname(name);
      const stem = name.slice(0, name.length - ending.length);
      const variant = VARIANTS.find((candidate) => candidate === stem);
      const mediaType = MEDIA_TYPES[ending];
      if (variant === undefined || mediaType === undefined) {
        throw new Error(
          `content/files/${slug}/${name} isn't a download. Name it ${VARIANTS.join(", ")} with one of ${Object.keys(MEDIA_TYPES).join(", ")}.`,
        );
      }
      return { variant, ending, mediaType, bytes: readFileSync(join(folder, name)) };
    });
}

/** Public files of the operator's own, below `content/media`, with paths relative to it. They win over generated ones. */
export function operatorMedia(contentDirectory: string, below = ""): Array<{ path: string; bytes: Uint8Array }> {
  const folder = join(contentDirectory, "media", below);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return operatorMedia(contentDirectory, path);
    return [{ path, bytes: readFileSync(join(contentDirectory, "media", path)) }];
  });
}

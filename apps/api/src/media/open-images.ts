import type { ImageFormat, ImageSize } from "@shop/catalog";
import type { FileStorage } from "../platform/deps.ts";
import { readImageName } from "./image-variant.ts";
import { createMediaVersions } from "./media-versions.ts";
import { openMadeFiles } from "./open-made-files.ts";

/** Draws a picture in another size and format; never wider than an original of pixels. Rejects if the bytes are no picture. */
export type RenderImage = (
  original: Uint8Array,
  wanted: { readonly size: ImageSize; readonly format: ImageFormat },
) => Promise<Uint8Array>;

export interface ImageSources {
  readonly media: FileStorage;
  /** Where what was made is kept. */
  readonly directory: string;
  readonly render: RenderImage;
}

/** Pictures in every size and format, each made when it is first asked for. Only the current content of a file is drawn. */
export function openImages({ media, directory, render }: ImageSources): FileStorage {
  const versionOf = createMediaVersions(media);
  return openMadeFiles({
    directory,
    fileOf: (name) => readImageName(name) && name,
    make: async (name) => {
      const variant = readImageName(name);
      const found = variant && (await media.stat(variant.path));
      if (!found || (await versionOf(variant.path, found)) !== variant.version) return null;
      const original = await media.read(variant.path);
      return original && render(new Uint8Array(await new Response(original).arrayBuffer()), variant);
    },
  });
}

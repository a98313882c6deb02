import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ImageFormat, ImageSize } from "@shop/catalog";
import type { FileStorage } from "../platform/deps.ts";
import { createFolderStorage } from "../platform/folder-storage.ts";
import { type ImageVariant, readImageName } from "./image-variant.ts";
import { createMediaVersions } from "./media-versions.ts";

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

/**
 * Pictures in every size and format, each made when it is first asked for, and once, however many ask for it. They are made one after the
 * other, so that the shop goes on answering. Only the current content of a file is drawn.
 */
export function openImages({ media, directory, render }: ImageSources): FileStorage {
  const versionOf = createMediaVersions(media);
  const folder = createFolderStorage(directory);
  const making = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();

  const draw = async (name: string, variant: ImageVariant): Promise<boolean> => {
    const found = await media.stat(variant.path);
    if (!found || (await versionOf(variant.path, found)) !== variant.version) return false;
    const original = await media.read(variant.path);
    if (!original) return false;
    const bytes = await render(new Uint8Array(await new Response(original).arrayBuffer()), variant);
    await writeWhole(path.join(directory, name), bytes);
    return true;
  };

  const make = (name: string, variant: ImageVariant): Promise<boolean> => {
    const known = making.get(name);
    if (known) return known;
    const made = last.then(() => draw(name, variant)).finally(() => making.delete(name));
    making.set(name, made);
    // A picture that can't be drawn fails its own request and none behind it.
    last = made.catch(() => undefined);
    return made;
  };

  return {
    stat: async (name) => {
      const variant = readImageName(name);
      if (!variant) return null;
      const kept = await folder.stat(name);
      if (kept) return kept;
      return (await make(name, variant)) ? folder.stat(name) : null;
    },
    read: folder.read,
  };
}

/** Another process of the shop never sees half a file. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(part, bytes);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

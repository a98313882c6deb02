import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileStorage } from "../platform/deps.ts";
import { createFolderStorage } from "../platform/folder-storage.ts";

export interface MadeFiles {
  /** Where what was made is kept. */
  readonly directory: string;
  /** The file of a name in that folder; null for a name that nothing is made for. */
  readonly fileOf: (name: string) => string | null;
  /** Null: there is nothing to make it from. */
  readonly make: (name: string) => Promise<Uint8Array | null>;
}

/**
 * Files that are each made when they are first asked for, and once, however many ask for one. They are made one after the other, so that
 * the shop goes on answering.
 */
export function openMadeFiles({ directory, fileOf, make }: MadeFiles): FileStorage {
  const folder = createFolderStorage(directory);
  const making = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();

  const makeWhole = async (name: string, file: string): Promise<boolean> => {
    const bytes = await make(name);
    if (bytes) await writeWhole(path.join(directory, file), bytes);
    return bytes !== null;
  };

  const makeOnce = (name: string, file: string): Promise<boolean> => {
    const known = making.get(name);
    if (known) return known;
    const made = last.then(() => makeWhole(name, file)).finally(() => making.delete(name));
    making.set(name, made);
    // A file that can't be made fails its own request and none behind it.
    last = made.catch(() => undefined);
    return made;
  };

  return {
    stat: async (name) => {
      const file = fileOf(name);
      if (file === null) return null;
      return (await folder.stat(file)) ?? ((await makeOnce(name, file)) ? folder.stat(file) : null);
    },
    read: async (name, range) => {
      const file = fileOf(name);
      return file === null ? null : folder.read(file, range);
    },
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

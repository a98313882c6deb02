import { type Dirent, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentFault } from "./content-fault.ts";
import { MAX_TEXT_FILE_BYTES } from "./limits.ts";

/** What a content folder contains by name. Anything else in it is not read. */
const OWN_FILES = [
  "shop.json",
  "sales.json",
  "coupons.json",
  "wheel.json",
  "contests.json",
  "beta.json",
  "follow-ups.json",
  "vat-rates.json",
];
const OWN_FOLDERS = [
  "products",
  "packs",
  "performances",
  "demonstrations",
  "figures",
  "presets",
  "manuals",
  "tutorials",
  "pages",
  "answers",
  "files",
  "media",
];

export type ContentEntry = { name: string; path: string; isFolder: boolean };

/**
 * What lies in a folder of the content, sorted, without names that begin with a dot; nothing where there is no such folder. Throws a
 * ContentFault for a symbolic link, and for whatever else is neither a file nor a folder: no path leads out of the content.
 */
export function listEntries(contentDirectory: string, folder: string): ContentEntry[] {
  const found = kindOf(contentDirectory, folder);
  if (found === null) return [];
  if (found !== "folder") throw new ContentFault(folder, "is not a folder");
  const entries = mend(folder, () => readdirSync(join(contentDirectory, folder), { withFileTypes: true }));
  return entries
    .filter(({ name }) => !name.startsWith("."))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((entry) => {
      const path = `${folder}/${entry.name}`;
      return { name: entry.name, path, isFolder: checkedKind(path, entry) === "folder" };
    });
}

/** Every file below a folder of the content, with paths relative to the content. */
export function listFilesBelow(contentDirectory: string, folder: string): string[] {
  return listEntries(contentDirectory, folder).flatMap(({ path, isFolder }) =>
    isFolder ? listFilesBelow(contentDirectory, path) : [path],
  );
}

/** Every file of the content. */
export function listContentFiles(contentDirectory: string): string[] {
  const files = OWN_FILES.filter((file) => kindOf(contentDirectory, file) === "file");
  return [...files, ...OWN_FOLDERS.flatMap((folder) => listFilesBelow(contentDirectory, folder))];
}

export function hasContentFile(contentDirectory: string, file: string): boolean {
  return kindOf(contentDirectory, file) !== null;
}

/** The bytes of a file of the content. Throws a ContentFault where it isn't a file or can't be read. */
export function readContentFile(contentDirectory: string, file: string): Uint8Array {
  const kind = kindOf(contentDirectory, file);
  if (kind === null) throw new ContentFault(file, "is missing");
  if (kind === "folder") throw new ContentFault(file, "is a folder, not a file");
  return mend(file, () => readFileSync(join(contentDirectory, file)));
}

/** A text of the content: UTF-8 without a byte order mark, of at most a megabyte. */
export function readContentText(contentDirectory: string, file: string): string {
  const bytes = readContentFile(contentDirectory, file);
  if (bytes.length > MAX_TEXT_FILE_BYTES) {
    throw new ContentFault(file, `has ${bytes.length} bytes; at most ${MAX_TEXT_FILE_BYTES} are allowed`);
  }
  const text = decodeUtf8(file, bytes);
  if (text.startsWith("\u{feff}")) {
    throw new ContentFault(file, "begins with a byte order mark; save it as UTF-8 without one");
  }
  return text;
}

function decodeUtf8(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    if (cause instanceof TypeError) throw new ContentFault(file, "is not UTF-8");
    throw cause;
  }
}

function kindOf(contentDirectory: string, path: string): "file" | "folder" | null {
  const found = mend(path, () => lstatSync(join(contentDirectory, path), { throwIfNoEntry: false }));
  return found === undefined ? null : checkedKind(path, found);
}

function checkedKind(
  path: string,
  entry: Pick<Dirent, "isFile" | "isDirectory" | "isSymbolicLink">,
): "file" | "folder" {
  if (entry.isSymbolicLink()) throw new ContentFault(path, "is a symbolic link; put the file itself there");
  if (entry.isDirectory()) return "folder";
  if (entry.isFile()) return "file";
  throw new ContentFault(path, "is neither a file nor a folder");
}

/** What the system refuses (no permission, a name too long) is the operator's to mend; anything else is a fault of ours. */
function mend<Value>(path: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    if (error instanceof Error && "code" in error) throw new ContentFault(path, `can't be read (${error.code})`);
    throw error;
  }
}

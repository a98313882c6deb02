import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";

const OTHERS = 0o077;
const OWNER_ONLY = 0o700;

/**
 * Makes a folder, where there is none, and takes every right on it and on all that is in it from everybody but its owner: password hashes,
 * addresses, keys and mails are in it. The embedded engine makes files that anybody may read, whatever the umask, and so did older
 * releases. Links aren't followed.
 */
export function makePrivate(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
  takeFromOthers(directory);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) takeFromOthers(path.join(entry.parentPath, entry.name));
  }
}

function takeFromOthers(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found && (found.mode & OTHERS) !== 0) chmodSync(file, found.mode & OWNER_ONLY);
}

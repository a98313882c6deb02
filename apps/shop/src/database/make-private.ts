import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";

const OTHERS = 0o077;
const OWNER_ONLY = 0o700;

/**
 * Creates a folder if it is missing, and removes all permissions on it and its contents from everyone but its owner: it contains password
 * hashes, addresses, keys and mails. The embedded engine creates world-readable files, whatever the umask, and so did older releases. Links
 * aren't followed.
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

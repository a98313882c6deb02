import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { OperatorError } from "../operator-error.ts";

/** A lock without a word in it, younger than this, is one that its holder is just writing. */
const WRITING_MS = 5_000;
/** A holder may exit, or die, between two checks. */
const MAX_TRIES = 3;

/** Thrown if another live process has locked the folder. */
export class DataDirectoryInUseError extends OperatorError {}

/**
 * Locks a data folder for this process: two processes on one embedded database corrupt it silently. The lock is a file created exclusively,
 * with the process's id and start time, so that a dead holder can be distinguished from a living process that got the same id later.
 * Returns a function that releases the folder.
 */
export function lockDataDirectory(directory: string, processInfo: ProcessInfo = systemProcessInfo): () => void {
  const file = path.join(directory, "lock");
  const mine = `${processInfo.id} ${processInfo.startedAt(processInfo.id) ?? ""}`;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (createExclusively(file, mine)) return () => removeIfHolds(file, mine);
    const holder = readIfThere(file);
    if (holder === null) continue;
    if (isAlive(holder, processInfo)) {
      throw new DataDirectoryInUseError(
        `The data folder ${directory} is in use by process ${holder.split(" ")[0]}. Stop that one, or set SHOP_DATA_DIR to another folder.`,
      );
    }
    if (isBeingWritten(file, holder) || !takeAway(file, { dead: holder, mine, processInfo })) break;
  }
  throw new DataDirectoryInUseError(`The data folder ${directory} was taken by another process at this moment.`);
}

export interface ProcessInfo {
  readonly id: number;
  isRunning(id: number): boolean;
  /** A value that differs between two processes with the same id; undefined if the system doesn't provide one. */
  startedAt(id: number): string | undefined;
}

const systemProcessInfo: ProcessInfo = {
  id: process.pid,
  isRunning: (id) => {
    try {
      process.kill(id, 0);
      return true;
    } catch (error) {
      // EPERM: it runs as another user.
      return error instanceof Error && "code" in error && error.code === "EPERM";
    }
  },
  startedAt: (id) => {
    try {
      return readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]?.split(" ")[19];
    } catch {
      // Only Linux has /proc; elsewhere only the id decides.
      return undefined;
    }
  },
};

function isAlive(holder: string, processInfo: ProcessInfo): boolean {
  const [id = "", startedAt = ""] = holder.split(" ");
  if (!/^\d+$/.test(id) || !processInfo.isRunning(Number(id))) return false;
  const runningSince = processInfo.startedAt(Number(id));
  return runningSince === undefined || startedAt === "" || runningSince === startedAt;
}

function isBeingWritten(file: string, holder: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return holder === "" && found !== undefined && Date.now() - found.mtimeMs < WRITING_MS;
}

/**
 * Removes a dead holder's lock. Only one of several processes does so, under a separate lock, and checks again first: the file may belong
 * to a living process by now. False: another process is doing it.
 */
function takeAway(file: string, about: { dead: string; mine: string; processInfo: ProcessInfo }): boolean {
  const guard = `${file}.takeover`;
  if (!createExclusively(guard, about.mine)) {
    const other = readIfThere(guard) ?? "";
    if (isAlive(other, about.processInfo) || isBeingWritten(guard, other)) return false;
    removeIfHolds(guard, other);
    return true;
  }
  try {
    removeIfHolds(file, about.dead);
    return true;
  } finally {
    removeIfHolds(guard, about.mine);
  }
}

function createExclusively(file: string, content: string): boolean {
  try {
    const handle = openSync(file, "wx");
    writeSync(handle, content);
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function removeIfHolds(file: string, content: string): void {
  if (readIfThere(file) === content) rmSync(file, { force: true });
}

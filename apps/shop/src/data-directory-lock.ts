import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { OperatorError } from "./operator-error.ts";

/** A lock without a word in it, younger than this, is one that its holder is just writing. */
const WRITING_MS = 5_000;
/** A holder may go, or die, between two looks. */
const MAX_TRIES = 3;

/** Thrown where another live process holds the folder. */
export class DataDirectoryInUseError extends OperatorError {}

/**
 * Takes a data folder for this process alone: two processes on one embedded database corrupt it silently.
 * The lock is a file made exclusively, holding the process's number and when it began, so that a holder that
 * died is told from a living process that got the same number later. Answers how to give the folder back.
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
  /** Something that differs between two processes of one number; undefined where the system doesn't tell. */
  startedAt(id: number): string | undefined;
}

const systemProcessInfo: ProcessInfo = {
  id: process.pid,
  isRunning: (id) => {
    try {
      process.kill(id, 0);
      return true;
    } catch (error) {
      // EPERM: it runs, as somebody else.
      return error instanceof Error && "code" in error && error.code === "EPERM";
    }
  },
  startedAt: (id) => {
    try {
      return readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]?.split(" ")[19];
    } catch {
      // Only Linux has /proc; elsewhere the number alone decides.
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
 * Removes a dead holder's lock. Of several processes one does it, under a lock of its own, and looks again first: the file may be
 * a living process's by now. False: another one is at it.
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

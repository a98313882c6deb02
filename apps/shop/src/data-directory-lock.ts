import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { OperatorError } from "./operator-error.ts";

/** Thrown where another live process holds the folder. */
export class DataDirectoryInUseError extends OperatorError {}

/**
 * Takes a data folder for this process alone: two processes on one embedded database corrupt it silently.
 * The lock is a file made exclusively, holding the process's number and when it began, so that a holder that
 * died is told from a living process that got the same number later. Answers how to give the folder back.
 */
export function lockDataDirectory(directory: string, processInfo: ProcessInfo = systemProcessInfo): () => void {
  const file = path.join(directory, "lock");
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const mine = `${processInfo.id} ${processInfo.startedAt(processInfo.id) ?? ""}`;
    if (createExclusively(file, mine)) return () => releaseIfMine(file, mine);
    const holder = readFileSync(file, "utf8");
    if (isAlive(holder, processInfo)) {
      throw new DataDirectoryInUseError(
        `The data folder ${directory} is in use by process ${holder.split(" ")[0]}. Stop that one, or set SHOP_DATA_DIR to another folder.`,
      );
    }
    if (!removeDeadLock(file, holder, processInfo.id)) break;
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

/** Moves the dead holder's lock away; where another process was quicker and that moved its fresh lock, puts it back. */
function removeDeadLock(file: string, holder: string, id: number): boolean {
  const moved = `${file}.dead-${id}`;
  renameSync(file, moved);
  const isDeadOne = readFileSync(moved, "utf8") === holder;
  if (!isDeadOne) linkSync(moved, file);
  rmSync(moved);
  return isDeadOne;
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

function releaseIfMine(file: string, mine: string): void {
  if (readFileSync(file, "utf8") === mine) rmSync(file);
}

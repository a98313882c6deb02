import { OperatorError } from "../operator-error.ts";

/** The data folder can't be read or written, or what is in it is broken. A stack trace wouldn't help the operator. */
export class DataDirectoryError extends OperatorError {}

/** Of files alone: sockets fail under other codes. */
const OPEN_FILE_CODES = ["EISDIR", "ENOSPC", "EROFS", "EDQUOT", "EIO"];

/**
 * An error of a file in the data folder (read-only, full, another user's, a file in place of a folder) as one line; any other unchanged.
 */
export function explainDataDirectory(error: unknown, dataDirectory: string): unknown {
  if (!isFileError(error) || !areNested(error.path ?? dataDirectory, dataDirectory)) return error;
  return new DataDirectoryError(
    `The data folder ${dataDirectory} can't be used: ${error.message}. Let this user write it, or set SHOP_DATA_DIR to another folder.`,
  );
}

/** The embedded engine gives little detail when it doesn't start. */
export function explainBrokenDatabase(error: unknown, dataDirectory: string): DataDirectoryError {
  const reason = error instanceof Error && error.message ? error.message.split("\n", 1)[0] : String(error);
  return new DataDirectoryError(
    `The embedded database in ${dataDirectory} can't be opened: ${reason}. Restore a backup of the folder, or set SHOP_DATA_DIR to another one.`,
  );
}

/** Node leaves the path out where a file that is open already can't be read or written. */
function isFileError(error: unknown): error is Error & { readonly path?: string } {
  if (!(error instanceof Error) || !("syscall" in error)) return false;
  if ("path" in error && typeof error.path === "string") return true;
  return "code" in error && OPEN_FILE_CODES.includes(String(error.code));
}

/** The error sometimes names the nearest existing folder above the one that can't be created. */
function areNested(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

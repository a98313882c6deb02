import path from "node:path";
import {
  isDatabaseUnavailable,
  migrate,
  type OpenDatabase,
  OtherReleaseError,
  openPglite,
  openPostgres,
} from "@shop/api";
import { OperatorError } from "../operator-error.ts";
import type { Settings } from "../settings/settings.ts";
import { explainBrokenDatabase, explainDataDirectory } from "./data-directory-error.ts";
import { lockDataDirectory } from "./data-directory-lock.ts";
import { makePrivate } from "./make-private.ts";

/**
 * PostgreSQL by URL, else the embedded engine on the data folder, whose lock is taken first and released last. Migrated either way. The
 * data folder becomes accessible to this user only.
 */
export async function openShopDatabase(
  settings: Settings,
  dataDirectory: string,
  onConnectionLost: (error: Error) => void,
): Promise<OpenDatabase> {
  const opened = await openEngine(settings, dataDirectory, onConnectionLost);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    if (error instanceof OtherReleaseError) throw new OperatorError(otherReleaseLine(error));
    throw isUnreachable(error) ? new DatabaseUnreachableError(unreachableLine(settings, error)) : error;
  }
}

async function openEngine(
  settings: Settings,
  dataDirectory: string,
  onConnectionLost: (error: Error) => void,
): Promise<OpenDatabase> {
  try {
    makePrivate(dataDirectory);
    if (!settings.DATABASE_URL) return await openLocked(dataDirectory);
  } catch (error) {
    throw explainDataDirectory(error, dataDirectory);
  }
  return openPostgres(settings.DATABASE_URL, {
    maxConnections: settings.DATABASE_POOL_SIZE,
    timeouts: {
      statementMs: settings.DATABASE_STATEMENT_TIMEOUT_MS,
      lockMs: settings.DATABASE_LOCK_TIMEOUT_MS,
      idleInTransactionMs: settings.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
      connectionMs: settings.DATABASE_CONNECTION_TIMEOUT_MS,
    },
    onConnectionLost,
  });
}

/** The database server doesn't respond, or rejects the login. The operator can fix it; a stack trace wouldn't help. */
class DatabaseUnreachableError extends OperatorError {}

/** No server, or PostgreSQL knows no such login (class 28) or database (3D000). */
function isUnreachable(error: unknown): error is Error {
  if (isDatabaseUnavailable(error)) return true;
  return error instanceof Error && "code" in error && /^(28\w{3}|3D000)$/.test(String(error.code));
}

function unreachableLine(settings: Settings, error: Error): string {
  const { host, pathname } = new URL(settings.DATABASE_URL ?? "postgres://unknown");
  return `The database at ${host}${pathname} (DATABASE_URL) can't be used: ${"code" in error ? error.code : ""} ${error.message}`.trim();
}

function otherReleaseLine({ migrationName, kind }: OtherReleaseError): string {
  return kind === "unknown"
    ? `A newer release of the shop has run on this database (${migrationName}). Start that release, or restore a backup of before it.`
    : `Another release of the shop has run on this database, without ${migrationName}, which this one has. Start that release, or one that follows it, or restore a backup of before it.`;
}

async function openLocked(dataDirectory: string): Promise<OpenDatabase> {
  const folder = path.join(dataDirectory, "database");
  const release = lockDataDirectory(dataDirectory);
  try {
    const opened = await openPglite(folder).catch((error: unknown) => {
      throw explainBrokenDatabase(error, dataDirectory);
    });
    makePrivate(folder);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        // The engine's own files ignore the umask; a copy of the folder may be anywhere.
        makePrivate(folder);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

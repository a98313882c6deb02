import { PGlite } from "@electric-sql/pglite";
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { addDatabaseTime } from "./database-time.ts";
import { createPreparingClient } from "./preparing-client.ts";

/** PostgreSQL's own number of the 64-bit integer type. Our identities and sizes fit a double's exact integers. */
const BIGINT_OID = 20;

/**
 * The embedded engine's own cache of pages. By default it is 128 MB, which the process keeps for good, and the operating system caches the
 * same files again.
 */
const SHARED_BUFFERS = "16MB";

/** The application name of our connections in pg_stat_activity, unless the URL or PGAPPNAME sets another. */
const APPLICATION_NAME = "shop";

export type Engine = "pglite" | "postgres";
/** `Tables` are the rows that the caller expects in it. */
export interface OpenDatabase<Tables> {
  readonly db: Kysely<Tables>;
  readonly engine: Engine;
  /** How many connections there are, how many are idle, and how many calls wait for one. Absent if there is no pool. */
  readonly pool?: () => { readonly size: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** The embedded engine on a folder (undefined: in memory). The folder's lock is the caller's: see data-directory-lock.ts. */
export async function openPglite<Tables>(dataDirectory: string | undefined): Promise<OpenDatabase<Tables>> {
  const client = await PGlite.create({
    ...(dataDirectory === undefined ? {} : { dataDir: dataDirectory }),
    parsers: { [BIGINT_OID]: Number },
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
  });
  return fromPglite(client);
}

/** Wraps an engine that is running already. `dump` is its whole content, for a template. */
export function fromPglite<Tables>(client: PGlite): OpenDatabase<Tables> & { dump(): Promise<Blob> } {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: client }), log: countTime });
  return {
    db,
    engine: "pglite",
    dump: () => client.dumpDataDir("none"),
    close: async () => {
      await db.destroy();
      if (!client.closed) await client.close();
    },
  };
}

/** How long a connection to PostgreSQL may wait or be in use, in milliseconds; 0 means no limit. */
export interface DatabaseTimeouts {
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
  /** For a connection of the pool, or of the server. */
  readonly connectionMs: number;
}

export interface PostgresOptions {
  /** This process's share of the server's connections. */
  readonly maxConnections: number;
  /** Absent: none. `isDatabaseTimeout` recognizes the error of a timeout that was hit. */
  readonly timeouts?: DatabaseTimeouts;
  /** Called with the error of a connection that broke while idle; the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** A PostgreSQL server by URL, with a pool. */
export function openPostgres<Tables>(
  url: string,
  { maxConnections, timeouts, onConnectionLost = () => undefined }: PostgresOptions,
): OpenDatabase<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    types: { getTypeParser: (oid: number, format?: "text" | "binary") => pickParser(oid, format) },
    Client: createPreparingClient(),
    fallback_application_name: APPLICATION_NAME,
    ...(timeouts && {
      statement_timeout: timeouts.statementMs,
      lock_timeout: timeouts.lockMs,
      idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
      connectionTimeoutMillis: timeouts.connectionMs,
    }),
  });
  // The pool listens only to idle connections. One that breaks inside a transaction would end the process.
  pool.on("connect", (client) => client.on("error", onConnectionLost));
  pool.on("error", () => undefined);
  const timedPool = { options: pool.options, connect: () => connectTimed(pool), end: () => pool.end() };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: timedPool }), log: countTime });
  const count = () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, engine: "postgres", pool: count, close: () => db.destroy() };
}

function countTime({ queryDurationMillis }: LogEvent): void {
  addDatabaseTime(queryDurationMillis);
}

/** A connection of the pool; the wait for it counts as database time. */
async function connectTimed(pool: pg.Pool): Promise<pg.PoolClient> {
  const startMs = performance.now();
  try {
    return await pool.connect();
  } finally {
    addDatabaseTime(performance.now() - startMs);
  }
}

function pickParser(oid: number, format?: "text" | "binary") {
  return oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format);
}

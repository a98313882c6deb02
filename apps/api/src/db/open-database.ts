import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { createPreparingClient } from "./preparing-client.ts";
import type { Database } from "./schema.ts";

/** PostgreSQL's own number of the 64-bit integer type. Our identities and sizes fit a double's exact integers. */
const BIGINT_OID = 20;

export type Engine = "pglite" | "postgres";
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly engine: Engine;
  close(): Promise<void>;
}

/** The embedded engine on a folder (undefined: in memory). The folder's lock is the caller's: see data-directory-lock.ts. */
export async function openPglite(dataDirectory: string | undefined): Promise<OpenDatabase> {
  const client = await PGlite.create({
    ...(dataDirectory === undefined ? {} : { dataDir: dataDirectory }),
    parsers: { [BIGINT_OID]: Number },
  });
  return fromPglite(client);
}

/** Wraps an engine that is running already. `dump` is its whole content, for a template. */
export function fromPglite(client: PGlite): OpenDatabase & { dump(): Promise<Blob> } {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: client }) });
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

/**
 * A PostgreSQL server by URL, with a pool. `maxConnections` is this process's share of the server's. A connection that
 * breaks while nobody uses it (the server restarts) is told to `onConnectionLost` and replaced; untold it would end the process.
 */
export function openPostgres(
  url: string,
  maxConnections: number,
  onConnectionLost: (error: Error) => void = () => undefined,
): OpenDatabase {
  const types = { getTypeParser: (oid: number, format?: "text" | "binary") => pickParser(oid, format) };
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, types, Client: createPreparingClient() });
  pool.on("error", onConnectionLost);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: "postgres", close: () => db.destroy() };
}

function pickParser(oid: number, format?: "text" | "binary") {
  return oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format);
}

import { migrate, type OpenDatabase, openPglite, openPostgres } from "@shop/api";
import { startThrowAwayPostgres } from "../tooling/postgres-for-tests.ts";

const CONNECTIONS = 16;

/** A migrated and empty database: embedded and in memory, or on a separate PostgreSQL server. `close` deletes all of it. */
export async function openThrowAwayDatabase(engine: "pglite" | "postgres"): Promise<OpenDatabase> {
  if (engine === "pglite") {
    const opened: OpenDatabase = await openPglite(undefined);
    await migrate(opened.db);
    return opened;
  }
  const server = await startThrowAwayPostgres();
  const opened: OpenDatabase = openPostgres(server.url, { maxConnections: CONNECTIONS });
  await migrate(opened.db);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await server.stop();
    },
  };
}

import { mkdirSync } from "node:fs";
import path from "node:path";
import { migrate, type OpenDatabase, openPglite, openPostgres } from "@shop/api";
import { lockDataDirectory } from "./data-directory-lock.ts";
import type { Settings } from "./read-settings.ts";

/**
 * PostgreSQL by URL, else the embedded engine on the data folder, whose lock is taken first and given back last.
 * Migrated either way.
 */
export async function openShopDatabase(settings: Settings, dataDirectory: string): Promise<OpenDatabase> {
  const opened = settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, settings.DATABASE_POOL_SIZE)
    : await openLocked(dataDirectory);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openLocked(dataDirectory: string): Promise<OpenDatabase> {
  const folder = path.join(dataDirectory, "database");
  mkdirSync(dataDirectory, { recursive: true });
  const release = lockDataDirectory(dataDirectory);
  try {
    const opened = await openPglite(folder);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

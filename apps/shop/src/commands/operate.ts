import { readFile } from "node:fs/promises";
import path from "node:path";
import { runOperatorCommand } from "@shop/api";
import { createSystemRandom } from "@shop/kernel";
import { openShopClock } from "../database/open-shop-clock.ts";
import { openShopDatabase } from "../database/open-shop-database.ts";
import { createJsonLog } from "../json-log.ts";
import { OperatorError } from "../operator-error.ts";
import type { Settings } from "../settings/settings.ts";

/** The command can't be run as requested. */
class CommandRefusedError extends OperatorError {}

/**
 * Runs one command for an operator on the configured database, without serving anything, and returns the lines to print. It can run beside
 * a shop on the same PostgreSQL. With the embedded database the shop has to be stopped; the folder's lock reports that.
 */
export async function operate(settings: Settings, parameters: readonly string[]): Promise<readonly string[]> {
  const log = createJsonLog(settings.SHOP_LOG);
  const database = await openShopDatabase(settings, path.resolve(settings.SHOP_DATA_DIR), (error) =>
    log.warn({ error: error.message }, "a database connection was lost"),
  );
  try {
    const clock = await openShopClock(settings, database, log);
    const own = { clock, random: createSystemRandom(), readTextFile };
    const done = await runOperatorCommand({ db: database.db, ...own }, parameters);
    if (!done.isOk) throw new CommandRefusedError(String(done.failure.params?.reason));
    return done.value;
  } finally {
    await database.close();
  }
}

/** Null if there is no such file, or the operator can't read it: the command reports it. */
async function readTextFile(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error) return null;
    throw error;
  }
}

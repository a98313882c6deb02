import { readFile } from "node:fs/promises";
import { runOperatorCommand } from "@shop/api";
import { OperatorError } from "../operator-error.ts";
import type { Settings } from "../settings/settings.ts";
import { withShopDeps } from "../with-shop-deps.ts";

/** The command can't be run as requested. */
class CommandRefusedError extends OperatorError {}

/**
 * Runs one command for an operator on the configured database, without serving anything, and returns the lines to print. It can run beside
 * a shop on the same PostgreSQL. With the embedded database the shop has to be stopped; the folder's lock reports that.
 */
export function operate(settings: Settings, parameters: readonly string[]): Promise<readonly string[]> {
  return withShopDeps(settings, async ({ deps }) => {
    const done = await runOperatorCommand({ ...deps, readTextFile }, parameters);
    if (!done.isOk) throw new CommandRefusedError(String(done.failure.params?.reason));
    return done.value;
  });
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

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openShopDatabase } from "./open-shop-database.ts";
import { OperatorError } from "./operator-error.ts";
import { readSettings } from "./read-settings.ts";

test("a database on which a newer release has run stops the start with a line that names it, and gives the data folder back", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-newer-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const open = () => openShopDatabase(readSettings({}), folder, () => {});
  const first = await open();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '2999-01-01')`.execute(first.db);
  await first.close();
  const line =
    "A newer release of the shop has run on this database (9999-newer). Start that release, or restore a backup of before it.";
  // A folder that is still held would be refused in other words.
  for (const _ of [1, 2]) await expect(open()).rejects.toEqual(new OperatorError(line));
});

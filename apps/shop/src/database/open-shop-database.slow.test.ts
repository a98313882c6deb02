import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { OperatorError } from "../operator-error.ts";
import { readSettings } from "../settings/read-settings.ts";
import { openShopDatabase } from "./open-shop-database.ts";

test.each([
  [
    "on which a newer release has run",
    sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '2999-01-01')`,
    "A newer release of the shop has run on this database (9999-newer). Start that release, or restore a backup of before it.",
  ],
  [
    "that lacks a migration before its last one",
    sql`delete from kysely_migration where name = '0012-write-probe'`,
    "Another release of the shop has run on this database, without 0012-write-probe, which this one has. Start that release, or one that follows it, or restore a backup of before it.",
  ],
])("a database %s stops the start with one line, and the data folder is free again", async (_case, change, line) => {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-newer-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const open = () => openShopDatabase(readSettings({}), folder, () => {});
  const first = await open();
  await change.execute(first.db);
  await first.close();
  // A folder that is still locked would fail with another message.
  for (const _ of [1, 2]) await expect(open()).rejects.toEqual(new OperatorError(line));
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { fromPglite } from "../apps/api/src/platform/database/open-database.ts";
// Types of the provided values.
import type {} from "../apps/api/src/testing/test-database.ts";

/** One migrated, empty embedded database a test run, as a dump that every test file copies: a tenth of a fresh start. */
export default async function dumpPgliteTemplate(project: TestProject): Promise<() => void> {
  const directory = mkdtempSync(path.join(tmpdir(), "shop-pglite-"));
  const opened = fromPglite(await PGlite.create({ parsers: { 20: Number } }));
  await migrate(opened.db);
  const dump = await opened.dump();
  await opened.close();
  const file = path.join(directory, "template.tar");
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  project.provide("pgliteTemplate", file);
  return () => rmSync(directory, { recursive: true, force: true });
}

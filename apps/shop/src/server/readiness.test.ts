import type { OpenDatabase } from "@shop/api";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createReadiness } from "./readiness.ts";

/** Readiness over a database whose writes end as the test sets, with their count. */
function build(write: () => Promise<void>) {
  const clock = createFakeClock();
  let writes = 0;
  const { routes, beginStop } = createReadiness({} as OpenDatabase, clock, () => {
    writes += 1;
    return write();
  });
  const ask = async (path: string) => {
    const asked = routes.request(path);
    await clock.advanceAsync(2000);
    const response = await asked;
    expect(response.headers.get("cache-control")).toBe("no-store");
    return [response.status, await response.json()];
  };
  return { ask, beginStop, clock, writes: () => writes };
}

test("[SAFE-24] while the database takes writes, the process is healthy and ready", async () => {
  const { ask } = build(async () => {});
  expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
  expect(await ask("/readyz")).toEqual([200, { status: "ready" }]);
});

test.each([
  ["fail", () => Promise.reject(new Error("could not extend file: No space left on device"))],
  ["hang for two seconds", () => new Promise<void>(() => {})],
])("[SAFE-24] a database whose writes %s makes the process not ready, while it stays healthy", async (_how, write) => {
  const { ask } = build(write);
  expect(await ask("/readyz")).toEqual([503, { status: "database takes no writes" }]);
  expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
});

test("[SAFE-24] a database that takes writes again makes the process ready again, five seconds later at most", async () => {
  let isUp = false;
  const { ask, clock } = build(() => (isUp ? Promise.resolve() : Promise.reject(new Error("down"))));
  expect((await ask("/readyz"))[0]).toBe(503);
  isUp = true;
  await clock.advanceAsync(3000);
  expect((await ask("/readyz"))[0]).toBe(200);
});

test("[SAFE-24] however often readiness is asked, the database is written to once in five seconds", async () => {
  const { ask, clock, writes } = build(async () => {});
  await Promise.all([ask("/readyz"), ask("/readyz")]);
  await ask("/readyz");
  expect(writes()).toBe(1);
  await clock.advanceAsync(5000);
  await ask("/readyz");
  expect(writes()).toBe(2);
});

test("[SAFE-24] a write that hangs isn't joined by another one", async () => {
  const { ask, writes } = build(() => new Promise<void>(() => {}));
  await ask("/readyz");
  await ask("/readyz");
  expect(writes()).toBe(1);
});

test("[SAFE-24] a process that stops says so, whatever its database says", async () => {
  const { ask, beginStop } = build(async () => {});
  beginStop();
  expect(await ask("/readyz")).toEqual([503, { status: "stopping" }]);
});

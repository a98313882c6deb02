import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { addDatabaseTime } from "../platform/database/database-time.ts";
import type { FinishedRequest } from "../platform/deps.ts";
import { createKeptLog } from "../testing/fake-deps.ts";
import { type AppEnv, requestLog } from "./request-log.ts";

test("a request from outside is passed on to be counted, with its operation; the shop's own calls aren't", async () => {
  const counted: FinishedRequest[] = [];
  const clock = createFakeClock();
  const settings = { trustedProxies: 0 } as never;
  const app = new Hono<AppEnv>();
  const onRequest = (request: FinishedRequest) => counted.push(request);
  app.use(requestLog({ clock, random: createFakeRandom(), settings, log: createKeptLog([]), onRequest }));
  app.post("/v1/abc", async (c) => {
    c.set("operation", "addToCart");
    await clock.advanceAsync(20);
    return c.text("no", 409);
  });
  await app.request("/v1/abc?secret=1", { method: "POST" });
  await app.request("/v1/abc", { method: "POST", headers: { "x-shop-socket-address": "own process" } });
  expect(counted).toEqual([{ path: "/v1/abc", operation: "addToCart", status: 409, ms: 20 }]);
});

/** What is logged of a request to a page that takes so long. */
async function logOf(tookMs: number): Promise<Array<Record<string, unknown>>> {
  const clock = createFakeClock();
  const logged: Array<Record<string, unknown>> = [];
  const settings = { trustedProxies: 1 } as never;
  const app = new Hono<AppEnv>();
  app.use(requestLog({ clock, random: createFakeRandom(), settings, log: createKeptLog(logged) }));
  app.get("/products/:name", async (c) => {
    addDatabaseTime(640);
    await clock.advanceAsync(tookMs);
    return c.text("page");
  });
  const headers = { "x-request-id": "trace-0001", "x-forwarded-for": "2001:db8:1:2:3::4" };
  await app.request("https://shop.example/products/one?coupon=secret", { headers });
  return logged;
}

const LINE = {
  requestId: "trace-0001",
  method: "GET",
  path: "/products/one",
  network: "2001:db8:1:2::/64",
  status: 200,
};

test("[SAFE-26] a request leaves a line with its path without the query, and the caller's network", async () => {
  expect(await logOf(999)).toEqual([{ level: "info", message: "request", ...LINE, ms: 999 }]);
});

test("[SAFE-26] a request that takes a second is a warning with the time that it spent in the database", async () => {
  expect(await logOf(1000)).toEqual([{ level: "warn", message: "slow request", ...LINE, ms: 1000, databaseMs: 640 }]);
});

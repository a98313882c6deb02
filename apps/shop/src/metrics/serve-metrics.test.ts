import { afterEach, expect, test } from "vitest";
import type { Listening } from "../server/listen.ts";
import { createMetrics } from "./create-metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { readExposition } from "./testing/read-exposition.ts";

const KEY = "d41c7be95a02f3684e1d97b06c58fa23";
const OFF = { SHOP_METRICS_PORT: undefined, SHOP_METRICS_HOST: "127.0.0.1", SHOP_METRICS_KEY: undefined };

const opened: Listening[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((listening) => listening.close()));
});

async function serve(settings: Partial<Parameters<typeof serveMetrics>[1]>) {
  const { registry, onRequest } = createMetrics();
  const served = await serveMetrics(registry, { ...OFF, ...settings });
  if (served.listening) opened.push(served.listening);
  return { ...served, onRequest };
}

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

test("without a port and without a key nothing is served", async () => {
  const { besidePages, listening } = await serve({});
  expect([besidePages, listening]).toEqual([undefined, undefined]);
});

test("with a port alone, /metrics is on it for everybody who reaches it, and not beside the pages", async () => {
  const { besidePages, listening, onRequest } = await serve({ SHOP_METRICS_PORT: 0 });
  expect(besidePages).toBeUndefined();
  const address = `http://127.0.0.1:${listening?.port}`;
  const response = await fetch(`${address}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const page = 'shop_requests_total{route="page",status="2xx"}';
  expect(readExposition(await response.text()).sample(page)).toBeUndefined();
  onRequest({ path: "/", operation: undefined, status: 200, ms: 1 });
  expect(readExposition(await (await fetch(`${address}/metrics`)).text()).sample(page)).toBe(1);
  expect((await fetch(`${address}/`)).status).toBe(404);
});

test("with a key alone, /metrics is beside the pages for those who send it", async () => {
  const { besidePages, listening } = await serve({ SHOP_METRICS_KEY: KEY });
  expect(listening).toBeUndefined();
  expect((await besidePages?.request("/metrics", bearer(KEY)))?.status).toBe(200);
});

test.each([
  ["none", {}],
  ["another", bearer("d41c7be95a02f3684e1d97b06c58fa24")],
  ["its beginning", bearer("d41c7be95a02f368")],
  ["a longer one", bearer("d41c7be95a02f3684e1d97b06c58fa233")],
  ["one of another scheme", { headers: { authorization: "Basic d41c7be95a02f3684e1d97b06c58fa23" } }],
])("with a key, %s is rejected without one number", async (_what, request) => {
  const { besidePages } = await serve({ SHOP_METRICS_KEY: KEY });
  const response = await besidePages?.request("/metrics", request);
  expect([response?.status, response?.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  expect(await response?.text()).toBe("The key of /metrics is missing or wrong.");
});

test("with both, /metrics is on its port alone and needs the key", async () => {
  const { besidePages, listening } = await serve({ SHOP_METRICS_PORT: 0, SHOP_METRICS_KEY: KEY });
  expect(besidePages).toBeUndefined();
  const address = `http://127.0.0.1:${listening?.port}/metrics`;
  expect((await fetch(address)).status).toBe(401);
  expect((await fetch(address, bearer(KEY))).status).toBe(200);
});

test("a port that is taken stops the start with a line that names the setting", async () => {
  const { listening } = await serve({ SHOP_METRICS_PORT: 0 });
  const port = listening?.port ?? 0;
  await expect(serve({ SHOP_METRICS_PORT: port })).rejects.toThrow(
    `Port ${port} is taken by another process. Stop that one, or set SHOP_METRICS_PORT to another number.`,
  );
});

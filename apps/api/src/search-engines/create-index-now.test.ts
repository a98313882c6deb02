import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createFakeClock } from "@shop/kernel/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createIndexNow } from "./create-index-now.ts";

interface Received {
  readonly method: string | undefined;
  readonly type: string | undefined;
  readonly body: unknown;
}

/** A fake service: what it got, and what it responds with; null never responds. */
let received: Received[];
let status: number | null;
let server: ReturnType<typeof createServer>;
const clock = createFakeClock();

beforeEach(async () => {
  received = [];
  status = 200;
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      method: request.method,
      type: request.headers["content-type"],
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    if (status !== null) response.writeHead(status, { location: "https://elsewhere.example" }).end("A text.");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const SHOP = { origin: "https://shop.example", secret: "a secret of thirty-two characters", fetch, clock };
const open = (given: Partial<Parameters<typeof createIndexNow>[0]> = {}) =>
  createIndexNow({ ...SHOP, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`, ...given });
const PAGES = ["https://shop.example/products/plugins/a", "https://shop.example/de/products/plugins/a"];

test("[ROUTE-16] addresses are posted in one call, with the shop's host, its key and where that is", async () => {
  const engines = open();
  expect((await engines.submit(PAGES)).isOk).toBe(true);
  expect(engines.key).toMatch(/^[0-9a-f]{32}$/);
  expect(received).toEqual([
    {
      method: "POST",
      type: "application/json; charset=utf-8",
      body: {
        host: "shop.example",
        key: engines.key,
        keyLocation: `https://shop.example/${engines.key}.txt`,
        urlList: PAGES,
      },
    },
  ]);
});

test("[ROUTE-16] every process of a shop has the same key, and another shop another one", () => {
  expect(open().key).toBe(open().key);
  expect(open({ secret: "another secret of thirty-two chars" }).key).not.toBe(open().key);
});

test.each([
  [200, null],
  [202, null],
  [302, "fetch failed"],
  [403, "status 403"],
  [429, "status 429"],
  [500, "status 500"],
])("[SAFE-25] a response with status %i is read", async (given, reason) => {
  status = given;
  const answer = await open().submit(PAGES);
  expect(answer.isOk ? null : answer.failure.params?.reason).toBe(reason);
});

test("[SAFE-25] a service that never responds has ten seconds, and one that isn't there fails at once", async () => {
  status = null;
  const submitting = open().submit(PAGES);
  while (received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await clock.advanceAsync(10_000);
  expect(await submitting).toMatchObject({ failure: { params: { reason: "no response in time" } } });
  expect(await open({ url: "http://127.0.0.1:1/" }).submit(PAGES)).toMatchObject({
    failure: { code: "searchEngines.notSubmitted" },
  });
});

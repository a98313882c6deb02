import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { copySmallContent } from "../../../bench/kills/killable-shop.ts";
import { createShopper } from "../../../bench/kills/shopper.ts";
import { startThrowAwayPostgres } from "../../../tooling/postgres-for-tests.ts";
import { takeFreePort } from "./server/take-free-port.ts";
import { type RollingProxy, startRollingProxy } from "./testing/rolling-proxy.ts";
import { requireBuiltShop, spawnBuiltShop } from "./testing/spawn-built-shop.ts";

const CALLERS = 6;
const LINE = { product: "faMicAlign", quantity: 2 };

let postgres: Awaited<ReturnType<typeof startThrowAwayPostgres>>;
let directory: string;
const started: ChildProcess[] = [];
beforeAll(async () => {
  requireBuiltShop();
  postgres = await startThrowAwayPostgres();
  directory = mkdtempSync(path.join(tmpdir(), "shop-rolling-"));
  copySmallContent(path.join(directory, "content"));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});
afterAll(async () => {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** A process of the shop on the shared PostgreSQL; `stop` sends SIGTERM and returns its exit code. */
async function start(port: number, origin: string): Promise<{ port: number; stop: () => Promise<number | null> }> {
  const child = spawnBuiltShop({
    PORT: String(port),
    SHOP_LOG: "error",
    DATABASE_URL: postgres.url,
    SHOP_ORIGIN: origin,
    SHOP_SECRET: "6f1b0c9a4d7e2835b1c64f90ad37e582",
    SHOP_DATA_DIR: path.join(directory, `data-${port}`),
    SHOP_CONTENT_DIR: path.join(directory, "content"),
    SHOP_TRUSTED_PROXIES: "1",
    SHOP_STOP_DELAY_SECONDS: "2",
  });
  started.push(child);
  const exit = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => String(chunk).includes("ready ") && resolve());
    void exit.then((code) => reject(new Error(`ended with ${code} before it was ready: ${said}`)));
  });
  const stop = () => {
    child.kill("SIGTERM");
    return exit;
  };
  return { port, stop };
}

/** Shoppers one after the other, each of whom reads a page and fills a cart, until `end`; returns what failed. */
function beginLoad({ origin }: RollingProxy): { end: () => Promise<{ failures: string[]; served: number }> } {
  let isOver = false;
  let next = 100;
  let served = 0;
  const failures: string[] = [];
  const caller = async () => {
    while (!isOver) {
      next += 1;
      const number = next;
      try {
        const shopper = createShopper(number, origin);
        await shopper.begin();
        const page = await shopper.readText("/shop");
        const added = await shopper.call("addToCart", LINE, `rolling-${number}-key`);
        const { result } = await shopper.call("getCart");
        const lines = result?.products.map(({ name, quantity }) => ({ product: name, quantity }));
        expect([page.includes("</html>"), added.valid, lines]).toEqual([true, true, [LINE]]);
        served += 1;
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  const callers = Array.from({ length: CALLERS }, caller);
  return {
    end: async () => {
      isOver = true;
      await Promise.all(callers);
      return { failures, served };
    },
  };
}

test("[SAFE-24] two processes behind a proxy that polls /readyz are restarted one after the other under load, and no request is lost", async () => {
  const free = async () => (await takeFreePort({ PORT: 0, HOST: "127.0.0.1", SHOP_ORIGIN: "" })).PORT;
  const ports = [await free(), await free()];
  const proxy = await startRollingProxy(ports);
  const shops: Array<Awaited<ReturnType<typeof start>>> = [];
  for (const port of ports) shops.push(await start(port, proxy.origin));
  await Promise.all(ports.map((port) => proxy.becomes(port, true)));
  const load = beginLoad(proxy);
  for (const shop of shops) {
    expect(await shop.stop()).toBe(0);
    await proxy.becomes(shop.port, false);
    await start(shop.port, proxy.origin);
    await proxy.becomes(shop.port, true);
  }
  const { failures, served } = await load.end();
  await proxy.close();
  expect({ failures, lost: proxy.lost }).toEqual({ failures: [], lost: [] });
  expect(served).toBeGreaterThan(20);
}, 300_000);

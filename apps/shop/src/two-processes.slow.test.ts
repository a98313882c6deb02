import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copySmallContent } from "../../../bench/kills/killable-shop.ts";
import { type MailSink, startMailSink } from "../../../bench/kills/mail-sink.ts";
import { STEPS } from "../../../bench/kills/purchase.ts";
import { beginPurchase } from "../../../bench/kills/run-kill.ts";
import { type ServerProcess, startServerProcess } from "../../../bench/kills/server-process.ts";
import { createShopper, type Shopper } from "../../../bench/kills/shopper.ts";
import { startThrowAwayPostgres } from "../../../tooling/postgres-for-tests.ts";
import { takeFreePort } from "./server/take-free-port.ts";
import { type RollingProxy, startRollingProxy } from "./testing/rolling-proxy.ts";
import { requireBuiltShop } from "./testing/spawn-built-shop.ts";

/** Seen within a second on an idle machine. A test waits for as long as a busy one may need. */
const PATIENCE = { timeout: 30_000, interval: 100 };
const TRIES_OF_A_COUPON = 20;

let postgres: Awaited<ReturnType<typeof startThrowAwayPostgres>>;
let sink: MailSink;
let directory: string;
let proxy: RollingProxy;
const shops: ServerProcess[] = [];

/** Two processes with one database and one secret, behind a proxy that sends each request to the other one in turn. */
beforeAll(async () => {
  requireBuiltShop();
  [postgres, sink] = await Promise.all([startThrowAwayPostgres(), startMailSink()]);
  directory = mkdtempSync(path.join(tmpdir(), "shop-two-"));
  copySmallContent(path.join(directory, "content"));
  const free = async () => (await takeFreePort({ PORT: 0, HOST: "127.0.0.1", SHOP_ORIGIN: "" })).PORT;
  const ports = [await free(), await free()];
  proxy = await startRollingProxy(ports);
  for (const port of ports) {
    const shop = await startServerProcess({
      PORT: String(port),
      DATABASE_URL: postgres.url,
      SHOP_ORIGIN: proxy.origin,
      SHOP_SECRET: "6f1b0c9a4d7e2835b1c64f90ad37e582",
      SHOP_DATA_DIR: path.join(directory, `data-${port}`),
      SHOP_CONTENT_DIR: path.join(directory, "content"),
      SHOP_TRUSTED_PROXIES: "1",
      SMTP_URL: sink.url,
    });
    shops.push(shop);
  }
  await Promise.all(ports.map((port) => proxy.becomes(port, true)));
}, 300_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await proxy.close();
  await sink.close();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}, 60_000);

/** One call to each process. */
async function onBoth<Value>(call: () => Promise<Value>): Promise<readonly [Value, Value]> {
  return [await call(), await call()];
}

test("[SAFE-06] of two processes on one database, each knows the sessions and carts of the other, and every mail is sent once", async () => {
  const numbers = Array.from({ length: 8 }, (_, index) => 300 + index);
  const behindProxy = { current: () => ({ url: proxy.origin }) };
  const purchases = await Promise.all(numbers.map((number) => beginPurchase(behindProxy, number)));
  for (const purchase of purchases) {
    for (const step of ["register", "activate", "login", "addToCart"] as const) {
      expect([step, await STEPS[step](purchase, sink)]).toEqual([step, "done"]);
    }
    const carts = await onBoth(() => purchase.shopper.call("getCart"));
    const quantities = carts.map(({ result }) => result?.products.map(({ quantity }) => quantity));
    expect(quantities).toEqual([[2], [2]]);
    const sessions = await onBoth(() => purchase.shopper.call("listSessions"));
    expect(sessions.map(({ valid }) => valid)).toEqual([true, true]);
  }
  for (const shop of shops) expect(await shop.obey({ kind: "settle" })).toEqual([]);
  const activations = purchases.map(({ shopper }) => sink.waitFor(shopper.email, "action=activation"));
  expect((await Promise.all(activations)).map((mails) => mails.length)).toEqual(purchases.map(() => 1));
}, 300_000);

test("[SAFE-20] two processes count the tries of coupons together", async () => {
  const shopper = await newShopper(320);
  const tries: number[] = [];
  for (let count = 0; count <= TRIES_OF_A_COUPON; count += 1) {
    tries.push((await shopper.call("addCoupon", { coupon: "NOSUCHCODE" }, `two-processes-${count}`)).status);
  }
  expect(tries).toEqual([...Array(TRIES_OF_A_COUPON).fill(200), 429]);
}, 120_000);

test("[PRICE-05] a campaign that begins by way of one process is in the lists and carts of both, and so is its end", async () => {
  const shopper = await newShopper(321);
  await shopper.call("addToCart", { product: "faMicAlign", quantity: 1 }, "two-processes-campaign");
  const percents = async () => {
    const lists = await onBoth(() => shopper.call("getAllProducts"));
    const carts = await onBoth(() => shopper.call("getCart"));
    return {
      listed: lists.map(({ result }) =>
        result?.result.find(({ name }) => name === "faMicAlign")?.campaigns?.map(({ id }) => id),
      ),
      charged: carts.map(({ result }) => result && result.total_discount / result.total_regular),
    };
  };
  const before = { listed: [[], []], charged: [1, 1] };
  expect(await percents()).toEqual(before);
  await shops[0]?.obey({
    kind: "sql",
    text: `insert into campaigns (id, kind, title, percent, time_zone, starts_local, ends_local, starts_at, ends_at, is_from_content)
      values ('two-processes', 'promotion', 'Both', 30, 'UTC', '2020-01-01T00:00', '2100-01-01T00:00', '2020-01-01', '2100-01-01', false)`,
  });
  await expect
    .poll(percents, PATIENCE)
    .toEqual({ listed: [["two-processes"], ["two-processes"]], charged: [0.7, 0.7] });
  await shops[1]?.obey({ kind: "sql", text: "delete from campaigns where id = 'two-processes'" });
  await expect.poll(percents, PATIENCE).toEqual(before);
}, 120_000);

async function newShopper(number: number): Promise<Shopper> {
  const shopper = createShopper(number, proxy.origin);
  await shopper.begin();
  return shopper;
}

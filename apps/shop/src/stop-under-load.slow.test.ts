import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { copySmallContent } from "../../../bench/kills/killable-shop.ts";
import { createShopper, type Shopper } from "../../../bench/kills/shopper.ts";
import { takeFreePort } from "./server/take-free-port.ts";
import { requireBuiltShop, spawnBuiltShop } from "./testing/spawn-built-shop.ts";

const STOP_WITHIN_MS = 10_000;
const CALLERS = 8;
/** This many shoppers have filled a cart when the stop comes: the load is established. */
const SERVED_BEFORE = 40;
const LINE = { product: "faMicAlign", quantity: 2 };

beforeAll(requireBuiltShop);

let directory: string;
let closeMail: () => Promise<void>;
/** A delivery has begun, and will not end. */
let isMailStuck: Promise<void>;
let smtpUrl: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), "shop-stop-"));
  copySmallContent(path.join(directory, "content"));
  // Accepts every connection, and never responds.
  const sockets = new Set<Socket>();
  let noteStuck = () => {};
  isMailStuck = new Promise((resolve) => {
    noteStuck = resolve;
  });
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => socket.destroy()));
    noteStuck();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closeMail = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  await closeMail();
  rmSync(directory, { recursive: true, force: true });
});

async function start(port: number): Promise<{ child: ChildProcess; exit: Promise<number | string | null> }> {
  const child = spawnBuiltShop({
    ...{ PORT: String(port), SHOP_LOG: "error", SMTP_URL: smtpUrl },
    SHOP_DATA_DIR: path.join(directory, "data"),
    SHOP_CONTENT_DIR: path.join(directory, "content"),
    SHOP_TRUSTED_PROXIES: "1",
  });
  child.stderr?.pipe(process.stderr);
  started.push(child);
  const exit = new Promise<number | string | null>((resolve) => {
    child.once("close", (code, signal) => resolve(signal ?? code));
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => String(chunk).includes("ready ") && resolve());
    void exit.then((code) => reject(new Error(`ended with ${code} before it was ready`)));
  });
  return { child, exit };
}

const PASSWORD = "Rückkopplung-7-Meter";
/** Has a mail written, which the mail server then never takes. */
async function signUp(shopper: Shopper): Promise<void> {
  await shopper.begin();
  const person = { email_address: shopper.email, first_name: "Ada", last_name: "Tester" };
  const answer = await shopper.callSecured(
    "register",
    { ...person, password: PASSWORD, password_2: PASSWORD, subscribe_to_newsletter: false, accepted_tos: true },
    "csrf_token",
  );
  expect(answer.valid).toBe(true);
}

test("[SAFE-24] [SAFE-25] SIGTERM under load, the mail server hanging: out within ten seconds, nothing acknowledged is lost, no call was half done", async () => {
  const { PORT } = await takeFreePort({ PORT: 0, HOST: "127.0.0.1", SHOP_ORIGIN: "" });
  const origin = `http://localhost:${PORT}`;
  const shop = await start(PORT);
  await signUp(createShopper(1, origin));
  const acknowledged: Shopper[] = [];
  const unanswered: Shopper[] = [];
  let isOver = false;
  let next = 100;
  let noteLoad = () => {};
  const isUnderLoad = new Promise<void>((resolve) => {
    noteLoad = resolve;
  });
  const caller = async () => {
    while (!isOver) {
      next += 1;
      const shopper = createShopper(next, origin);
      try {
        await shopper.begin();
      } catch {
        // Connection refused: the process is stopping, and received no request.
        return;
      }
      // The connection was closed before a response: the shopper's browser retries with the same key.
      const answer = await shopper.call("addToCart", LINE, `stop-${next}-key`).catch(() => null);
      if (answer) expect(answer).toMatchObject({ valid: true });
      (answer ? acknowledged : unanswered).push(shopper);
      if (acknowledged.length === SERVED_BEFORE) noteLoad();
    }
  };
  const callers = Array.from({ length: CALLERS }, caller);
  await Promise.all([isUnderLoad, isMailStuck]);
  shop.child.kill("SIGTERM");
  const late = setTimeout(() => shop.child.kill("SIGKILL"), STOP_WITHIN_MS);
  expect(await shop.exit).toBe(0);
  clearTimeout(late);
  isOver = true;
  await Promise.all(callers);
  await expect(createShopper(2, origin).begin()).rejects.toThrow();

  const again = await start(PORT);
  for (const shopper of acknowledged) expect(await cartOf(shopper)).toEqual([LINE]);
  for (const shopper of unanswered) expect([[], [LINE]]).toContainEqual(await cartOf(shopper));
  again.child.kill("SIGTERM");
  expect(await again.exit).toBe(0);
});

async function cartOf(shopper: Shopper): Promise<Array<typeof LINE>> {
  const { result } = await shopper.call("getCart");
  if (!result) throw new Error("The cart could not be read.");
  return result.products.map(({ name, quantity }) => ({ product: name, quantity }));
}

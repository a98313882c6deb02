import type { ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { startThrowAwayPostgres } from "../../../tooling/postgres-for-tests.ts";
import { readExposition } from "./metrics/testing/read-exposition.ts";
import { beginCall } from "./testing/begin-call.ts";
import { ROOT, requireBuiltShop, spawnBuiltShop } from "./testing/spawn-built-shop.ts";

/** SIGTERM ends the process within this. */
const STOP_WITHIN_MS = 10_000;

beforeAll(requireBuiltShop);

let directory: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "shop-start-"));
  const content = path.join(directory, "content");
  // A shop of one service: what is tested here is the process, and pictures and packs take a while to draw.
  for (const file of ["shop.json", "products/licence-transfer.json"])
    cpSync(path.join(ROOT, "content", file), path.join(content, file));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
});

interface RunningProcess {
  readonly child: ChildProcess;
  readonly output: { out: string; error: string };
  /** The exit code, or the signal that ended it. */
  readonly exit: Promise<number | string | null>;
  /** The address that it printed; rejects with its output if it exited before. */
  readonly ready: Promise<string>;
}

function start(settings: Record<string, string> = {}): RunningProcess {
  const child = spawnBuiltShop({
    PORT: "0",
    SHOP_LOG: "warn",
    SHOP_DATA_DIR: path.join(directory, "data"),
    SHOP_CONTENT_DIR: path.join(directory, "content"),
    ...settings,
  });
  started.push(child);
  const output = { out: "", error: "" };
  const exit = new Promise<number | string | null>((resolve) => {
    child.once("close", (code, signal) => resolve(code ?? signal));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      output.out += chunk;
      const address = /^ready (http:\S+)$/m.exec(output.out)?.[1];
      if (address) resolve(address);
    });
    child.stderr?.on("data", (chunk) => {
      output.error += chunk;
    });
    void exit.then((code) => reject(new Error(`ended with ${code}: ${output.error}`)));
  });
  // Avoids an unhandled rejection if nobody awaits it.
  ready.catch(() => undefined);
  return { child, output, exit, ready };
}

test("[SAFE-23, SAFE-24] the shop starts, is ready, keeps its folder for itself, finishes what is under way on SIGTERM, and ends within ten seconds", async () => {
  const shop = start();
  const address = await shop.ready;
  const readyz = await fetch(`${address}/readyz`);
  expect([readyz.status, await readyz.json()]).toEqual([200, { status: "ready" }]);
  expect((await fetch(`${address}/shop`)).status).toBe(200);

  const second = start();
  expect(await second.exit).toBe(1);
  expect(second.output.error.trim()).toBe(
    `The data folder ${path.join(directory, "data")} is in use by process ${shop.child.pid}. Stop that one, or set SHOP_DATA_DIR to another folder.`,
  );

  const [underWay, hanging] = [await beginCall(address), await beginCall(address)];
  // A response over a third connection proves that the two before it have been accepted.
  await fetch(`${address}/healthz`);
  for (const signal of ["SIGTERM", "SIGTERM", "SIGINT"] as const) shop.child.kill(signal);
  const late = setTimeout(() => shop.child.kill("SIGKILL"), STOP_WITHIN_MS);
  expect(await underWay.finish()).toMatch(/^HTTP\/1\.1 404/);
  expect(await shop.exit).toBe(0);
  clearTimeout(late);
  hanging.socket.destroy();
  // On a busy machine the first page may be slow, which the log says.
  expect(shop.output.error.split("\n").filter((line) => line && !line.includes('"msg":"slow request"'))).toEqual([]);

  const again = start();
  await again.ready;
  again.child.kill("SIGTERM");
  expect(await again.exit).toBe(0);
});

test.each([
  [{ SHOP_CONTENT_DIR: "/nowhere" }, 'SHOP_CONTENT_DIR is "/nowhere"; allowed: a folder with a shop.json.'],
  [{ SHOP_MODE: "prod" }, 'SHOP_MODE is "prod"; allowed: demo, production.'],
  [
    { SHOP_MODE: "production" },
    "SHOP_MODE=production refuses the embedded database; set DATABASE_URL, or name embedded-database in SHOP_ALLOW.",
  ],
])("a wrong setting stops the start with one line: %o", async (settings, line) => {
  const shop = start(settings);
  expect(await shop.exit).toBe(1);
  expect(shop.output).toEqual({ out: "", error: `${line}\n` });
});

test("/metrics moves with requests, on its own port alone", async () => {
  const shop = start({ SHOP_METRICS_PORT: "0" });
  const address = await shop.ready;
  const port = /^metrics on port (\d+)$/m.exec(shop.output.out)?.[1];
  const read = async () => readExposition(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  const pages = 'shop_requests_total{route="page",status="2xx"}';
  const hits = 'shop_page_cache_requests_total{result="hit"}';
  const before = await read();
  expect([before.sample(pages), before.sample(hits)]).toEqual([undefined, 0]);
  for (const path of ["/shop", "/shop", "/healthz"]) await fetch(`${address}${path}`);
  const after = await read();
  expect([after.sample(pages), after.sample(hits), after.sample("shop_page_cache_pages")]).toEqual([2, 1, 1]);
  expect(after.sample("shop_mails_waiting")).toBe(0);
  expect(after.sample('shop_job_failures_total{job="mails"}')).toBe(0);
  expect(after.seriesOf("shop_job_age_seconds")).toHaveLength(15);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
});

test("a second process with older content is refused with one line while the first one sells the newer, and comes in by force", async () => {
  const postgres = await startThrowAwayPostgres();
  onTestFinished(postgres.stop);
  const older = path.join(directory, "older");
  cpSync(path.join(directory, "content"), older, { recursive: true });
  const shopFile = JSON.parse(readFileSync(path.join(older, "shop.json"), "utf8"));
  for (const [folder, version] of Object.entries({ content: 4, older: 3 }))
    writeFileSync(path.join(directory, folder, "shop.json"), JSON.stringify({ ...shopFile, version }));
  const newer = start({ DATABASE_URL: postgres.url });
  await newer.ready;
  const beside = {
    DATABASE_URL: postgres.url,
    SHOP_CONTENT_DIR: older,
    SHOP_DATA_DIR: path.join(directory, "other-data"),
  };
  const second = start(beside);
  expect(await second.exit).toBe(1);
  expect(second.output.error).toBe(
    "The content folder has version 3, and the database contains version 4: older content is not imported. Start with the newer folder; SHOP_CONTENT_IMPORT=force imports it all the same.\n",
  );
  await start({ ...beside, SHOP_CONTENT_IMPORT: "force" }).ready;
});

test("a wrong content file stops the start with one line", async () => {
  writeFileSync(path.join(directory, "content/products/licence-transfer.json"), "[]");
  const shop = start();
  expect(await shop.exit).toBe(1);
  expect(shop.output.error).toBe(
    "The content can't be imported: products/licence-transfer.json, field (the whole): Invalid input: expected object, received array.\n",
  );
});

test("a killed process's folder is taken over by the next one", async () => {
  const killed = start();
  await killed.ready;
  killed.child.kill("SIGKILL");
  expect(await killed.exit).toBe("SIGKILL");
  const next = start();
  await next.ready;
  next.child.kill("SIGTERM");
  expect(await next.exit).toBe(0);
});

/** Everything in a folder that anyone but its owner may read or write, including the folder. */
function readableByOthers(folder: string): string[] {
  const names = [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  return names.filter((name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0);
}

test("what the shop keeps is its own user's alone: the folder while it runs, every file of it after", async () => {
  const data = path.join(directory, "data");
  mkdirSync(path.join(data, "embed"), { recursive: true, mode: 0o755 });
  writeFileSync(path.join(data, "embed", "of-an-older-release"), "x", { mode: 0o644 });
  const shop = start();
  await shop.ready;
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(readableByOthers(data).filter((name) => !name.startsWith("database/"))).toEqual([]);
  shop.child.kill("SIGTERM");
  expect(await shop.exit).toBe(0);
  expect(readableByOthers(data)).toEqual([]);
});

test.each([
  [
    "a file where the data folder has to be",
    (data: string) => writeFileSync(data, ""),
    /^The data folder \S+\/data can't be used: EEXIST: .+\. Let this user write it, or set SHOP_DATA_DIR to another folder\.\n$/,
  ],
  [
    "a folder where the lock has to be",
    (data: string) => mkdirSync(path.join(data, "lock"), { recursive: true }),
    /^The data folder \S+\/data can't be used: EISDIR: .+\n$/,
  ],
  [
    "a database of another version",
    (data: string) => {
      mkdirSync(path.join(data, "database"), { recursive: true });
      writeFileSync(path.join(data, "database/PG_VERSION"), "9\n");
    },
    /^The embedded database in \S+\/data can't be opened: .+\. Restore a backup of the folder, or set SHOP_DATA_DIR to another one\.\n$/,
  ],
])("%s stops the start with one line", async (_case, spoil, line) => {
  spoil(path.join(directory, "data"));
  const shop = start();
  expect(await shop.exit).toBe(1);
  expect(shop.output).toEqual({ out: "", error: expect.stringMatching(line) });
});

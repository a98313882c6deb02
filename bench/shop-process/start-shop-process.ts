import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { SHOP_ENVIRONMENT, SHOP_FLAGS, SHOP_PROGRAM } from "../../scripts/shop-flags.mjs";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export interface ShopProcess {
  readonly origin: string;
  readonly pid: number;
  /** From the start of the process to the line that says it is ready. */
  readonly readyMs: number;
  /** Resident memory, in MiB. */
  memoryMib(): Promise<number>;
  stop(): Promise<void>;
}

export interface ShopProcessOptions {
  readonly dataDirectory: string;
  /** Settings beside the data folder, the port and a quiet log. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The shop as an operator runs it: its own process, the built storefront, the embedded database unless a setting names another. */
export async function startShopProcess({ dataDirectory, settings }: ShopProcessOptions): Promise<ShopProcess> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...SHOP_FLAGS, SHOP_PROGRAM], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...SHOP_ENVIRONMENT,
      PORT: String(port),
      SHOP_DATA_DIR: dataDirectory,
      SHOP_LOG: "error",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await untilReady(child);
  const readyMs = performance.now() - startedAt;
  const pid = child.pid ?? 0;
  return {
    origin: `http://localhost:${port}`,
    pid,
    readyMs,
    memoryMib: () => residentMib(pid),
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** A folder that is gone when the work is done. */
export async function inThrowAwayFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "shop-bench-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The shop ended with ${code} before it was ready.`);
  });
  const ready = new Promise<void>((resolve) => {
    let said = "";
    child.stdout?.on("data", (chunk) => {
      said += chunk;
      if (/^ready /m.test(said)) resolve();
    });
  });
  await Promise.race([ready, ended]);
}

async function residentMib(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const kib = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return Number(kib) / 1024;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

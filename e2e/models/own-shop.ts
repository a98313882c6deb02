import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { SHOP_PROGRAM } from "../../scripts/shop-flags.mjs";
import { childEnvironment } from "../../tooling/child-environment.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const START_WITHIN_MS = 120_000;

export interface OwnShop {
  readonly origin: string;
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** The built shop with other settings than the run's: a process of its own, with its own data. */
export async function startOwnShop(settings: Settings, port?: number): Promise<OwnShop> {
  const own = port ?? (await freePort());
  const origin = `http://localhost:${own}`;
  const data = await mkdtemp(path.join(tmpdir(), "shop-own-"));
  // What the run's first server has built needn't be built again: it is known by its hash.
  const built = path.join(root, ".reports/e2e-data/content");
  if (existsSync(built)) await cp(built, path.join(data, "content"), { recursive: true });
  const shop = startProcess(SHOP_PROGRAM, {
    NODE_ENV: "production",
    PORT: String(own),
    SHOP_MODE: "demo",
    SHOP_LOG: "error",
    SHOP_DATA_DIR: data,
    SHOP_TRUSTED_PROXIES: "1",
    ...settings,
  });
  await waitFor(`${origin}/readyz`);
  return {
    origin,
    stop: async () => {
      await endProcess(shop);
      await rm(data, { recursive: true, force: true });
    },
  };
}

export function startProcess(file: string, settings: Settings): ChildProcess {
  return spawn(process.execPath, ["--conditions=@shop/source", file], {
    cwd: root,
    env: { ...childEnvironment(), ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

/** Waits until an address responds. */
export async function waitFor(url: string): Promise<void> {
  const until = Date.now() + START_WITHIN_MS;
  for (;;) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > until) throw new Error(`${url} did not respond within ${START_WITHIN_MS} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The machine gave no port.");
  return address.port;
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const KEYS = {
  SHOP_STRIPE_SECRET_KEY: "sk_test_stand_in",
  SHOP_STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
  SHOP_STRIPE_WEBHOOK_SECRET: "whsec_stand_in",
};
const START_WITHIN_MS = 120_000;

export interface StripeShop {
  readonly origin: string;
  /** The address of the stand-in for Stripe. */
  readonly stripeOrigin: string;
  stop(): Promise<void>;
}

/** The built shop with Stripe's settings, and a stand-in for Stripe beside it, each in its own process with its own data. */
export async function startStripeShop(): Promise<StripeShop> {
  const [port, stripePort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const stripeOrigin = `http://localhost:${stripePort}`;
  const data = await mkdtemp(path.join(tmpdir(), "shop-stripe-"));
  // What the run's first server has built needn't be built again: it is known by its hash.
  const built = path.join(root, ".reports/e2e-data/content");
  if (existsSync(built)) await cp(built, path.join(data, "content"), { recursive: true });
  const stripe = run("apps/api/src/testing/stripe-stand-in/serve.ts", {
    ...KEYS,
    PORT: String(stripePort),
    SHOP_URL: origin,
  });
  const shop = run("apps/shop/src/main.ts", {
    ...KEYS,
    NODE_ENV: "production",
    PORT: String(port),
    SHOP_MODE: "demo",
    SHOP_LOG: "error",
    SHOP_DATA_DIR: data,
    SHOP_TRUSTED_PROXIES: "1",
    SHOP_PAYMENT_PROVIDER: "stripe",
    SHOP_STRIPE_API_HOST: stripeOrigin,
  });
  await responds(`${stripeOrigin}/stand-in/sessions`);
  await responds(`${origin}/readyz`);
  return {
    origin,
    stripeOrigin,
    stop: async () => {
      await Promise.all([end(shop), end(stripe)]);
      await rm(data, { recursive: true, force: true });
    },
  };
}

function run(file: string, settings: Readonly<Record<string, string>>): ChildProcess {
  const { PATH = "" } = process.env;
  return spawn(process.execPath, ["--conditions=@shop/source", file], {
    cwd: root,
    env: { PATH, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

async function responds(url: string): Promise<void> {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The machine gave no port.");
  return address.port;
}

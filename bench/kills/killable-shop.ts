import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { takeFreePort } from "../../apps/shop/src/server/take-free-port.ts";
import type { KillableShop } from "./run-kill.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** What is for sale while killing: enough for a purchase, and quick to be made. */
const PRODUCTS = ["famicalign", "fagaintrim"];
/** Longer than an idempotency key, a mail's lease and a young order wait. */
const MINUTES_LATER_MS = 3 * 60_000;

/** A shop on a folder of its own, or on the PostgreSQL of that URL, which is killed and started again on the same port. */
export async function createKillableShop(settings: {
  readonly smtpUrl: string;
  readonly databaseUrl?: string;
  readonly marketingUrl?: string;
}): Promise<KillableShop & { settings(): Record<string, string>; close(): Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), "shop-kills-"));
  copySmallContent(path.join(directory, "content"));
  const { PORT } = await takeFreePort({ PORT: 0, HOST: "127.0.0.1", SHOP_ORIGIN: "" });
  let aheadMs = 0;
  const settingsNow = (): Record<string, string> => ({
    PORT: String(PORT),
    SHOP_DATA_DIR: path.join(directory, "data"),
    SHOP_CONTENT_DIR: path.join(directory, "content"),
    SHOP_TRUSTED_PROXIES: "1",
    SMTP_URL: settings.smtpUrl,
    ...(settings.marketingUrl === undefined ? {} : { SHOP_MARKETING_URL: settings.marketingUrl }),
    ...(settings.databaseUrl === undefined ? {} : { DATABASE_URL: settings.databaseUrl }),
  });
  const start = () => startServerProcess({ ...settingsNow(), KILL_CLOCK_AHEAD_MS: String(aheadMs) });
  let current: ServerProcess = await start();
  return {
    current: () => current,
    settings: settingsNow,
    restart: async () => {
      await current.ended;
      aheadMs += MINUTES_LATER_MS;
      current = await start();
    },
    close: async () => {
      await current.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A content folder with a plugin for sale, a free one, and the demo's coupons. */
export function copySmallContent(to: string): void {
  for (const folder of ["products", "manuals", "presets", "packs", "pages", "tutorials"])
    mkdirSync(path.join(to, folder), { recursive: true });
  cpSync(path.join(ROOT, "content", "shop.json"), path.join(to, "shop.json"));
  const sequences: ReadonlyArray<{ id: string }> = JSON.parse(
    readFileSync(path.join(ROOT, "content", "follow-ups.json"), "utf8"),
  );
  writeFileSync(path.join(to, "follow-ups.json"), JSON.stringify(sequences.filter(({ id }) => id === "cart-left")));
  // A coupon may name a product that this shop doesn't have.
  const coupons: ReadonlyArray<{ products?: readonly string[] }> = JSON.parse(
    readFileSync(path.join(ROOT, "content", "coupons.json"), "utf8"),
  );
  writeFileSync(
    path.join(to, "coupons.json"),
    JSON.stringify(coupons.filter(({ products = [] }) => products.length === 0)),
  );
  for (const product of PRODUCTS) {
    for (const [folder, file] of Object.entries({ products: "json", manuals: "html", presets: "json" })) {
      const name = `${folder}/${product}.${file}`;
      cpSync(path.join(ROOT, "content", name), path.join(to, name));
    }
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { SHOP_ENVIRONMENT, SHOP_FLAGS, SHOP_PROGRAM } from "../../../../scripts/shop-flags.mjs";
import { childEnvironment } from "../../../../tooling/child-environment.ts";

export const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const BUILT = [SHOP_PROGRAM, "apps/storefront/build/server/index.js"];

/** Fails before any test of the built shop, if there is none. */
export function requireBuiltShop(): void {
  if (!BUILT.every((file) => existsSync(path.join(ROOT, file))))
    throw new Error("The shop isn't built, and this test runs the built shop: npm run build.");
}

/** The shop as `npm start` runs it, in a process of its own, with these settings and none of the test's. */
export function spawnBuiltShop(settings: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [...SHOP_FLAGS, SHOP_PROGRAM], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...childEnvironment(), ...SHOP_ENVIRONMENT, ...settings },
  });
}

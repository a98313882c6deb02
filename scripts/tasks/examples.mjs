// Installs examples/ as an outside user would (tarballs, npm, a folder outside this repository, so that nothing is found by
// accident), builds them, and tests them in the browser against a running shop. `npm run task -- examples pack` only packs the
// tarballs into examples/tarballs/, for trying an example by hand.

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import { findBrowser } from "../find-browser.mjs";
import { packPackages } from "../pack-packages.mjs";
import { prepareExamples } from "../prepare-examples.mjs";
import { takeFreePorts } from "../take-free-ports.mjs";
import { buildShop } from "./build-shop.mjs";

if (process.argv[2] === "pack") {
  console.log(`examples/tarballs/: ${packPackages("examples/tarballs").join(", ")}`);
  process.exit(0);
}

const browser = findBrowser();
const [shop, vite, nextjs, plain, readme] = await takeFreePorts(5);
buildShop();
// Left by an earlier run: a database that may be older than the code, and abandoned carts.
rmSync(".reports/examples-data", { recursive: true, force: true });
// What the journeys' shop has built needn't be built again: it is known by its hash.
const built = ".reports/e2e-data/content";
if (existsSync(built)) cpSync(built, ".reports/examples-data/content", { recursive: true });
const folder = await prepareExamples(`http://localhost:${shop}`);
const result = spawnSync("pnpm", ["exec", "playwright", "test", "--config", "e2e/examples/playwright.config.ts"], {
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: "production",
    CHROMIUM_PATH: browser,
    EXAMPLES_DIR: folder,
    EXAMPLES_PORTS: JSON.stringify({ shop, vite, nextjs, plain, readme }),
  },
});
process.exit(result.status ?? 1);

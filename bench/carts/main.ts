import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/** Random carts, as many as asked, each checked against what every price must be. The test suite prices 5,000. */
const { values } = parseArgs({ options: { count: { type: "string", default: "100000" } } });
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "packages/pricing/src/price-cart.test.ts"],
  { stdio: "inherit", env: { ...process.env, NODE_ENV: "test", SHOP_RANDOM_CARTS: values.count } },
);
process.exit(status ?? 1);

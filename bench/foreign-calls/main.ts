import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/** Calls that name what belongs to another customer, on the embedded engine, as many as asked. The test suite makes 250 of them. */
const { values } = parseArgs({ options: { count: { type: "string", default: "10000" } } });
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "api-pglite",
    "apps/api/src/safety/foreign-objects.api.test.ts",
  ],
  { stdio: "inherit", env: { ...process.env, NODE_ENV: "test", SHOP_FOREIGN_CALLS: values.count } },
);
process.exit(status ?? 1);

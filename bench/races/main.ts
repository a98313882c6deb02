import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/** The races of the last coupon, the one pack, the last item that fits, the one payment session, the one redeem code and the three spins of a wheel, fifty at once, for as many rounds as asked. */
const { values } = parseArgs({ options: { rounds: { type: "string", default: "200" } } });
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "api-postgres",
    "apps/api/src/cart/cart-limits.race.api.test.ts",
    "apps/api/src/orders/order-holds.race.api.test.ts",
    "apps/api/src/licences/redeem-code.race.api.test.ts",
    "apps/api/src/wheel/wheel.race.api.test.ts",
  ],
  { stdio: "inherit", env: { ...process.env, NODE_ENV: "test", SHOP_RACE_ROUNDS: values.rounds } },
);
process.exit(status ?? 1);

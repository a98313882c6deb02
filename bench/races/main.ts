import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * The races of the last coupon, the one pack, the last item that fits, the one payment session, the one redeem code, the three spins of a
 * wheel, granted coupon codes, contest entries and chat messages, fifty at once, for as many rounds as asked. Words after the options choose
 * the files whose names have them.
 */
const { values, positionals } = parseArgs({
  options: { rounds: { type: "string", default: "200" } },
  allowPositionals: true,
});
const RACES = [
  "apps/api/src/cart/cart-limits.race.api.test.ts",
  "apps/api/src/orders/order-holds.race.api.test.ts",
  "apps/api/src/licences/redeem-code.race.api.test.ts",
  "apps/api/src/wheel/wheel.race.api.test.ts",
  "apps/api/src/sales/granted-coupons.race.api.test.ts",
  "apps/api/src/contests/contests.race.api.test.ts",
  "apps/api/src/chat/chat.race.api.test.ts",
];
const chosen = RACES.filter((file) => positionals.length === 0 || positionals.some((word) => file.includes(word)));
if (chosen.length === 0) throw new Error(`No race has a name with "${positionals.join('" or "')}".`);
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "api-postgres", ...chosen],
  { stdio: "inherit", env: { ...process.env, NODE_ENV: "test", SHOP_RACE_ROUNDS: values.rounds } },
);
process.exit(status ?? 1);

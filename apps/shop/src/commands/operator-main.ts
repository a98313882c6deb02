import { runMain } from "../run-main.ts";
import { readSettings } from "../settings/read-settings.ts";
import { operate } from "./operate.ts";

/** `npm run task coupons -- list` and its like: one command of the operator's. Ends with 1 where it couldn't be done. */
await runMain(async () => {
  for (const line of await operate(readSettings(process.env), process.argv.slice(2))) console.log(line);
  process.exit(0);
});

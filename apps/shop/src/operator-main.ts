import { operate } from "./operate.ts";
import { readSettings } from "./read-settings.ts";
import { runMain } from "./run-main.ts";

/** `npm run task coupons -- list` and its like: one command of the operator's. Ends with 1 where it couldn't be done. */
await runMain(async () => {
  for (const line of await operate(readSettings(process.env), process.argv.slice(2))) console.log(line);
  process.exit(0);
});

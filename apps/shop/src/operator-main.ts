import { operate } from "./operate.ts";
import { OperatorError } from "./operator-error.ts";
import { readSettings } from "./read-settings.ts";

/** `npm run task coupons -- list` and its like: one command of the operator's. Ends with 1 where it couldn't be done. */
try {
  for (const line of await operate(readSettings(process.env), process.argv.slice(2))) console.log(line);
  process.exit(0);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}

import { OperatorError } from "./operator-error.ts";
import { readSettings } from "./read-settings.ts";
import { runJobsCommand } from "./run-jobs.ts";

/** `npm run task jobs -- run mails` and its like: jobs of the shop, once. Ends with 1 where one failed or couldn't be begun. */
try {
  const { lines, isDone } = await runJobsCommand(readSettings(process.env), process.argv.slice(2));
  for (const line of lines) console.log(line);
  process.exit(isDone ? 0 : 1);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}

import { runJobsCommand } from "../jobs/run-jobs.ts";
import { runMain } from "../run-main.ts";
import { readSettings } from "../settings/read-settings.ts";

/** `npm run task jobs -- run mails` and its like: jobs of the shop, once. Ends with 1 where one failed or couldn't be begun. */
await runMain(async () => {
  const { lines, isDone } = await runJobsCommand(readSettings(process.env), process.argv.slice(2));
  for (const line of lines) console.log(line);
  process.exit(isDone ? 0 : 1);
});

import { readSettings } from "./read-settings.ts";
import { describeReconciliation, reconcile } from "./reconcile.ts";
import { runMain } from "./run-main.ts";

/** `npm run task reconcile`: one comparison with the payment provider. Ends with 1 where the provider didn't answer or a person has to look. */
await runMain(async () => {
  const counts = await reconcile(readSettings(process.env));
  console.log(describeReconciliation(counts));
  process.exit(counts.unanswered + counts.alarming > 0 ? 1 : 0);
});

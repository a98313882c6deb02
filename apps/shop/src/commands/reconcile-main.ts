import { runMain } from "../run-main.ts";
import { readSettings } from "../settings/read-settings.ts";
import { describeReconciliation, reconcile } from "./reconcile.ts";

/**
 * `npm run task reconcile`: one comparison with the payment provider. Exits with 1 if the provider didn't respond or a person has to check.
 */
await runMain(async () => {
  const counts = await reconcile(readSettings(process.env));
  console.log(describeReconciliation(counts));
  process.exit(counts.unanswered + counts.alarming > 0 ? 1 : 0);
});

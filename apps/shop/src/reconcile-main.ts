import { OperatorError } from "./operator-error.ts";
import { readSettings } from "./read-settings.ts";
import { describeReconciliation, reconcile } from "./reconcile.ts";

/** `npm run task reconcile`: one comparison with the payment provider. Ends with 1 where the provider didn't answer or a person has to look. */
try {
  const counts = await reconcile(readSettings(process.env));
  console.log(describeReconciliation(counts));
  process.exit(counts.unanswered + counts.alarming > 0 ? 1 : 0);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}

import { OperatorError } from "./operator-error.ts";

/** Files that this process makes are readable by its own user alone. */
const PRIVATE_UMASK = 0o077;

/** What every entry of the process has in common: private files, and one line instead of a stack trace for what the operator can mend. */
export async function runMain(act: () => Promise<void>): Promise<void> {
  process.umask(PRIVATE_UMASK);
  try {
    await act();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

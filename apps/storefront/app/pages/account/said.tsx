import { Alert, Button } from "@shop/ui";
import type { FormAnswer } from "./account.server.ts";

interface SaidProps {
  readonly said: FormAnswer;
  /** The next step is the page's one main act. Default: false. */
  readonly isNextMain?: boolean;
}

/** The result of a form. Its text may name products, so it isn't the alert's title, which is set in capitals. */
export function Said({ said: { isDone, text, next }, isNextMain = false }: SaidProps) {
  const action = next && (
    <Button variant={isNextMain ? "signal" : "plain"} href={next.href}>
      {next.label}
    </Button>
  );
  return (
    <Alert type={isDone ? "success" : "error"} action={action}>
      {text}
    </Alert>
  );
}

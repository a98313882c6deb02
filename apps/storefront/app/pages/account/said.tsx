import { Alert, Button } from "@shop/ui";
import type { FormAnswer } from "./account.server.ts";

/** The result of a form. Its text may name products, so it isn't the alert's title, which is set in capitals. */
export function Said({ said: { isDone, text, next } }: { readonly said: FormAnswer }) {
  return (
    <Alert type={isDone ? "success" : "error"} action={next && <Button href={next.href}>{next.label}</Button>}>
      {text}
    </Alert>
  );
}

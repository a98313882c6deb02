import { Alert, Button } from "@shop/ui";
import type { FormAnswer } from "../../server/account.ts";

/** How a form of the page went. Its text may name products, so it isn't the alert's title: that is set in capitals. */
export function Said({ said: { isDone, text, next } }: { readonly said: FormAnswer }) {
  return (
    <Alert type={isDone ? "success" : "error"} action={next && <Button href={next.href}>{next.label}</Button>}>
      {text}
    </Alert>
  );
}

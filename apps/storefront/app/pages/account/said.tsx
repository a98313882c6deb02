import { Alert, Button } from "@shop/ui";
import type { FormAnswer } from "../../server/account.ts";

/** How a form of the page went. */
export function Said({ said: { isDone, text, next } }: { readonly said: FormAnswer }) {
  return (
    <Alert
      type={isDone ? "success" : "error"}
      title={text}
      action={next && <Button href={next.href}>{next.label}</Button>}
    />
  );
}

import { Button, FailureAlert, Form } from "@shop/ui";
import { type ReactNode, useEffect, useRef } from "react";
import type { LinkActState } from "../../store/link-act-store.ts";
import { useAccountTexts } from "./account-hooks.ts";

interface LinkActFormProps {
  state: Pick<LinkActState<unknown, unknown>, "stage" | "failure">;
  /** The button's label, and its label while the act is running. */
  submit: string;
  busy: string;
  onSubmit: () => void;
  /** A description of the act. */
  children: ReactNode;
}

/** An act of a mailed link: its description and the button that performs it; or why the link is invalid. */
export function LinkActForm({ state, submit, busy, onSubmit, children }: LinkActFormProps) {
  const { failure } = useAccountTexts();
  const end = useRef<HTMLDivElement>(null);
  const isDead = state.stage === "dead";
  // If the click used up the link, the clicked button was removed, and the focus with it.
  useEffect(() => {
    if (isDead && document.activeElement === document.body) end.current?.focus();
  }, [isDead]);
  const alert = state.failure && <FailureAlert failure={state.failure}>{failure(state.failure)}</FailureAlert>;
  if (isDead) {
    return (
      <div ref={end} className="shop-form" tabIndex={-1}>
        {alert}
      </div>
    );
  }
  return (
    <Form onSubmit={onSubmit}>
      {alert}
      {children}
      <Button type="submit" variant="signal" wide busy={state.stage === "sending"} busyLabel={busy}>
        {submit}
      </Button>
    </Form>
  );
}

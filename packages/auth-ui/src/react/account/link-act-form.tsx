import { Alert, Button } from "@shop/ui";
import type { ReactNode } from "react";
import type { LinkActState } from "../../store/link-act-store.ts";
import { StageForm } from "../sign-in/stage-form.tsx";
import { useAccountTexts } from "./account-hooks.ts";

interface LinkActFormProps {
  state: Pick<LinkActState<unknown, unknown>, "stage" | "failure">;
  /** What the button says, and says while it is under way. */
  submit: string;
  busy: string;
  onSubmit: () => void;
  /** What the act is. */
  children: ReactNode;
}

/** An act by a mailed link: what it is, and the button that does it; or why the link opens nothing. */
export function LinkActForm({ state, submit, busy, onSubmit, children }: LinkActFormProps) {
  const { failure } = useAccountTexts();
  const alert = state.failure && <Alert type="error">{failure(state.failure)}</Alert>;
  if (state.stage === "dead") return <div className="shop-sign-in__form">{alert}</div>;
  return (
    <StageForm onSubmit={onSubmit}>
      {alert}
      {children}
      <Button type="submit" variant="signal" wide busy={state.stage === "sending"} busyLabel={busy}>
        {submit}
      </Button>
    </StageForm>
  );
}

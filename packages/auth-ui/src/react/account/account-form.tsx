import type { Failure } from "@shop/kernel";
import type { AlertType } from "@shop/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { FailureAlert } from "../failure-alert/failure-alert.tsx";
import { StageForm } from "../sign-in/stage-form.tsx";
import { useAccountTexts } from "./account-hooks.ts";

interface AccountFormProps {
  failure: Failure | null;
  /** The field that shows the failure; null if it is shown above the fields. */
  failedField: string | null;
  /** Default: error. */
  alertType?: AlertType;
  /** Whether the first field gets the focus when the form appears. A page's first form doesn't move the focus. */
  takesFocus: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form of the account: a failure of the whole form is shown above, a failure of a field moves the focus to it. */
export function AccountForm(props: AccountFormProps) {
  const { failure, failedField, alertType, takesFocus, onSubmit, children } = props;
  const { failure: textOf } = useAccountTexts();
  const form = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("input")?.focus();
  }, []);
  useEffect(() => {
    if (failure && failedField) form.current?.querySelector<HTMLElement>(`[name="${failedField}"]`)?.focus();
  }, [failure, failedField]);
  return (
    <div ref={form}>
      <StageForm onSubmit={onSubmit}>
        {failure && !failedField && (
          <FailureAlert failure={failure} type={alertType}>
            {textOf(failure)}
          </FailureAlert>
        )}
        {children}
      </StageForm>
    </div>
  );
}

import type { Failure } from "@shop/kernel";
import { type ReactNode, useEffect, useRef } from "react";
import type { AlertType } from "../alert/alert.tsx";
import { FailureAlert } from "../failure-alert/failure-alert.tsx";
import { Form } from "./form.tsx";

export interface FlowFormProps {
  failure: Failure | null;
  /** The text of a failure. */
  textOf: (failure: Failure) => string;
  /** The field that shows the failure; null if it is shown above the fields. */
  failedField: string | null;
  /** Default: error. */
  alertType?: AlertType | undefined;
  /** Whether the first field gets the focus when the form appears. A page's first form doesn't move the focus. */
  takesFocus: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a flow: a failure of the whole form is shown above, a failure of a field moves the focus to it. */
export function FlowForm(props: FlowFormProps) {
  const { failure, textOf, failedField, alertType, takesFocus, onSubmit, children } = props;
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
      <Form onSubmit={onSubmit}>
        {failure && !failedField && (
          <FailureAlert failure={failure} type={alertType}>
            {textOf(failure)}
          </FailureAlert>
        )}
        {children}
      </Form>
    </div>
  );
}

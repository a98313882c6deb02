import { Button, FailureAlert, Form, PasswordField } from "@shop/ui";
import { useEffect, useRef } from "react";
import type { ResetFieldName, ResetState, ResetStore } from "../../store/reset-store.ts";
import { NewPasswordField } from "../new-password/new-password-field.tsx";
import { useAuthTexts } from "../provider/hooks.ts";

interface ResetFormProps {
  state: ResetState;
  store: ResetStore;
}

/** The new password, twice. Source: AUTH-15, MODAL-05. */
export function ResetForm({ state, store }: ResetFormProps) {
  const { text, failure } = useAuthTexts();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (!state.failure || !state.failedField) return;
    form.current?.querySelector<HTMLElement>(`[name="${state.failedField}"]`)?.focus();
  }, [state.failure, state.failedField]);
  const fieldOf = (name: ResetFieldName) => ({
    name,
    value: state.fields[name],
    onValueChange: (value: string) => store.setField(name, value),
    error: state.failure && state.failedField === name ? failure(state.failure) : undefined,
  });
  return (
    <div ref={form}>
      <Form onSubmit={() => void store.submit()}>
        {state.failure && !state.failedField && (
          <FailureAlert failure={state.failure}>{failure(state.failure)}</FailureAlert>
        )}
        <p className="shop-form__note">{text("reset.lead")}</p>
        <NewPasswordField {...fieldOf("password")} label={text("reset.password")} />
        <PasswordField {...fieldOf("again")} label={text("reset.again")} autoComplete="new-password" />
        <Button type="submit" variant="signal" wide busy={state.stage !== "form"} busyLabel={text("reset.busy")}>
          {text("reset.submit")}
        </Button>
      </Form>
    </div>
  );
}

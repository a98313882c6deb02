import { Button, FlowForm, PasswordField } from "@shop/ui";
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
  const fieldOf = (name: ResetFieldName) => ({
    name,
    value: state.fields[name],
    onValueChange: (value: string) => store.setField(name, value),
    error: state.failure && state.failedField === name ? failure(state.failure) : undefined,
  });
  return (
    <FlowForm
      failure={state.failure}
      textOf={failure}
      failedField={state.failedField}
      takesFocus
      onSubmit={() => void store.submit()}
    >
      <p className="shop-form__note">{text("reset.lead")}</p>
      <NewPasswordField {...fieldOf("password")} label={text("reset.password")} />
      <PasswordField {...fieldOf("again")} label={text("reset.again")} autoComplete="new-password" />
      <Button type="submit" variant="signal" wide busy={state.stage !== "form"} busyLabel={text("reset.busy")}>
        {text("reset.submit")}
      </Button>
    </FlowForm>
  );
}

import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { Button, EmailField, PasswordField } from "@shop/ui";
import type { EmailChangeFieldName } from "../../domain/email-change.ts";
import { EMAIL_CHANGE_DAYS, MAX_EMAIL_LENGTH } from "../../domain/limits.ts";
import type { EmailChangeStore } from "../../store/email-change-store.ts";
import type { PinState } from "../../store/pin-state.ts";
import { AccountForm } from "../account/account-form.tsx";
import { useAccountTexts } from "../account/account-hooks.ts";

interface EmailChangeFormProps {
  state: PinState<EmailChangeFieldName>;
  store: EmailChangeStore;
  takesFocus: boolean;
}

/** The details of a change: current address, new one twice, password. Source: ACCT-07, MODAL-05. */
export function EmailChangeForm({ state, store, takesFocus }: EmailChangeFormProps) {
  const { text, failure } = useAccountTexts();
  const fieldOf = (name: EmailChangeFieldName) => ({
    name,
    value: state.fields[name],
    onValueChange: (value: string) => store.setField(name, value),
    error: state.failure && state.failedField === name ? failure(state.failure) : undefined,
  });
  const email = { isValid: isCompleteEmailAddress, maxLength: MAX_EMAIL_LENGTH };
  return (
    <AccountForm
      failure={state.failure}
      failedField={state.failedField}
      takesFocus={takesFocus}
      onSubmit={() => void store.submit()}
    >
      <p className="shop-form__note">{text("emailChange.lead", { days: EMAIL_CHANGE_DAYS })}</p>
      <EmailField {...fieldOf("currentEmail")} {...email} label={text("emailChange.current")} autoComplete="username" />
      <EmailField {...fieldOf("newEmail")} {...email} label={text("emailChange.new")} autoComplete="off" />
      <EmailField {...fieldOf("again")} {...email} label={text("emailChange.again")} autoComplete="off" />
      <PasswordField {...fieldOf("password")} label={text("emailChange.password")} autoComplete="current-password" />
      <Button
        type="submit"
        variant="signal"
        wide
        busy={state.stage === "initiating"}
        busyLabel={text("account.sending")}
      >
        {text("emailChange.submit")}
      </Button>
    </AccountForm>
  );
}

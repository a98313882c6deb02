"use client";
import { Button, PasswordField } from "@shop/ui";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { PasswordFieldName } from "../../domain/password-change.ts";
import { createPasswordChangeStore } from "../../store/password-change-store.ts";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { AccountForm } from "../account/account-form.tsx";
import { useAccountStore, useAccountTexts } from "../account/account-hooks.ts";
import { FlowEnd } from "../account/flow-end.tsx";
import { NewPasswordField } from "../new-password/new-password-field.tsx";

/** Warnings are shown above the fields, and not as an error of one. */
const WARNING = "account.passwordSame";

/** A new password by the current one, in the dialog or on a page. Source: ACCT-02, MODAL-05. */
export function PasswordFlow(props: AccountFlowProps) {
  const store = useAccountStore(createPasswordChangeStore);
  const { stage, fields, failure, failedField } = useStore(store);
  const texts = useAccountTexts();
  const { text } = texts;
  useEffect(() => {
    store.open();
    return store.close;
  }, [store]);
  if (stage === "done") return <FlowEnd {...props}>{text("password.done")}</FlowEnd>;
  const isWarning = failure?.code === WARNING;
  const fieldOf = (name: PasswordFieldName) => ({
    name,
    value: fields[name],
    onValueChange: (value: string) => store.setField(name, value),
    error: failure && failedField === name && !isWarning ? texts.failure(failure) : undefined,
  });
  return (
    <AccountForm
      failure={failure}
      failedField={isWarning ? null : failedField}
      alertType={isWarning ? "warning" : "error"}
      takesFocus={props.presentation === "dialog"}
      onSubmit={() => void store.submit()}
    >
      <p className="shop-sign-in__note">{text("password.lead")}</p>
      <PasswordField {...fieldOf("old")} label={text("password.old")} autoComplete="current-password" />
      <NewPasswordField {...fieldOf("new1")} label={text("password.new")} />
      <PasswordField {...fieldOf("new2")} label={text("password.again")} autoComplete="new-password" />
      <Button type="submit" variant="signal" wide busy={stage === "sending"} busyLabel={text("password.busy")}>
        {text("password.submit")}
      </Button>
    </AccountForm>
  );
}

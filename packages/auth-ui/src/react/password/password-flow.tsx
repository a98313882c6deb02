"use client";
import { Button, FlowEnd, FlowForm, PasswordField } from "@shop/ui";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { PasswordFieldName } from "../../domain/password-change.ts";
import type { PasswordChangeStore } from "../../store/password-change-store.ts";
import { NewPasswordField } from "../new-password/new-password-field.tsx";
import { AuthDialog, type AuthDialogProps } from "../provider/auth-dialog.tsx";
import { useAuthTexts } from "../provider/hooks.ts";

export interface PasswordFlowProps {
  store: PasswordChangeStore;
  presentation: "dialog" | "page";
  /** Closes the dialog. Undefined on a page. */
  onClose?: (() => void) | undefined;
  /** Where a page links to at its end. Default: /account. */
  accountHref?: string | undefined;
}

/** Warnings are shown above the fields, and not as an error of one. */
const WARNING = "account.passwordSame";

/** A new password by the current one, in the dialog or on a page. Source: ACCT-02, MODAL-05. */
export function PasswordFlow(props: PasswordFlowProps) {
  const { store, presentation, onClose, accountHref = "/account" } = props;
  const { stage, fields, failure, failedField } = useStore(store);
  const texts = useAuthTexts();
  const { text } = texts;
  useEffect(() => {
    store.open();
    return store.close;
  }, [store]);
  if (stage === "done") {
    const isPage = presentation === "page";
    const leave = isPage
      ? { label: text("password.back"), href: accountHref }
      : { label: text("password.close"), onClick: onClose };
    return <FlowEnd leave={leave}>{text("password.done")}</FlowEnd>;
  }
  const isWarning = failure?.code === WARNING;
  const fieldOf = (name: PasswordFieldName) => ({
    name,
    value: fields[name],
    onValueChange: (value: string) => store.setField(name, value),
    error: failure && failedField === name && !isWarning ? texts.failure(failure) : undefined,
  });
  return (
    <FlowForm
      failure={failure}
      textOf={texts.failure}
      failedField={isWarning ? null : failedField}
      alertType={isWarning ? "warning" : "error"}
      takesFocus={presentation === "dialog"}
      onSubmit={() => void store.submit()}
    >
      <p className="shop-form__note">{text("password.lead")}</p>
      <PasswordField {...fieldOf("old")} label={text("password.old")} autoComplete="current-password" />
      <NewPasswordField {...fieldOf("new1")} label={text("password.new")} />
      <PasswordField {...fieldOf("new2")} label={text("password.again")} autoComplete="new-password" />
      <Button type="submit" variant="signal" wide busy={stage === "sending"} busyLabel={text("password.busy")}>
        {text("password.submit")}
      </Button>
    </FlowForm>
  );
}

export interface PasswordDialogProps extends AuthDialogProps, Pick<PasswordFlowProps, "store"> {}

/** Change Password. Source: ACCT-02, MODAL-03, MODAL-04. */
export function PasswordDialog({ store, ...frame }: PasswordDialogProps) {
  return (
    <AuthDialog {...frame} title="password.title">
      <PasswordFlow store={store} presentation="dialog" onClose={frame.onClose} />
    </AuthDialog>
  );
}

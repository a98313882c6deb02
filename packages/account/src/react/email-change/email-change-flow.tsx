"use client";
import { useWhen } from "@shop/ui";
import { createEmailChangeStore } from "../../store/email-change-store.ts";
import { type AccountDialogOf, accountDialog } from "../account/account-dialog.tsx";
import { AccountEnd } from "../account/account-end.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountTexts, useOpenStore, useOwner } from "../account/account-hooks.ts";
import { useWas } from "../account/use-was.ts";
import { PinForm } from "../pin/pin-form.tsx";
import { EmailChangeForm } from "./email-change-form.tsx";

export interface EmailChangeFlowProps extends AccountFlowProps {
  /** Called once when a change was confirmed: the account now has a pending one. */
  onConfirmed?: (() => void) | undefined;
}

/** Another address for the account, in the dialog or on a page: details, PIN, date. Source: ACCT-07. */
export function EmailChangeFlow({ onConfirmed, ...props }: EmailChangeFlowProps) {
  const { text, day } = useAccountTexts();
  const { store, state } = useOpenStore(createEmailChangeStore, useOwner());
  const isDone = state.stage === "done";
  useWhen(isDone, onConfirmed);
  const isPin = state.stage === "pin" || state.stage === "resending" || state.stage === "confirming";
  const wasPin = useWas(isPin);
  const newEmail = state.fields.newEmail.trim();
  if (isDone) {
    const date = day(state.effectiveAtMs ?? 0);
    return (
      <AccountEnd {...props} note={text("emailChange.doneNote")}>
        {text("emailChange.done", { email: newEmail, date })}
      </AccountEnd>
    );
  }
  if (isPin) return <PinForm state={state} store={store} sentTo={newEmail} submit={text("emailChange.confirm")} />;
  const takesFocus = props.presentation === "dialog" || wasPin;
  return <EmailChangeForm state={state} store={store} takesFocus={takesFocus} />;
}

export type EmailChangeDialogProps = AccountDialogOf<EmailChangeFlowProps>;
/** Change Account Email. */
export const EmailChangeDialog = accountDialog<EmailChangeFlowProps>("emailChange.title", EmailChangeFlow);

"use client";
import { AccountDialogFrame, type AccountDialogProps } from "../account/account-dialog-frame.tsx";
import { EmailChangeFlow, type EmailChangeFlowProps } from "./email-change-flow.tsx";

export interface EmailChangeDialogProps extends AccountDialogProps, Pick<EmailChangeFlowProps, "onConfirmed"> {}

/** Change Account Email. Source: ACCT-07, MODAL-03, MODAL-04. */
export function EmailChangeDialog({ onConfirmed, ...frame }: EmailChangeDialogProps) {
  return (
    <AccountDialogFrame {...frame} title="emailChange.title">
      <EmailChangeFlow presentation="dialog" onClose={frame.onClose} onConfirmed={onConfirmed} />
    </AccountDialogFrame>
  );
}

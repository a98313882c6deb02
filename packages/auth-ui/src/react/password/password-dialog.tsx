"use client";
import { AccountDialogFrame, type AccountDialogProps } from "../account/account-dialog-frame.tsx";
import { PasswordFlow } from "./password-flow.tsx";

export type PasswordDialogProps = AccountDialogProps;

/** Change Password. Source: ACCT-02, MODAL-03, MODAL-04. */
export function PasswordDialog(frame: PasswordDialogProps) {
  return (
    <AccountDialogFrame {...frame} title="password.title">
      <PasswordFlow presentation="dialog" onClose={frame.onClose} />
    </AccountDialogFrame>
  );
}

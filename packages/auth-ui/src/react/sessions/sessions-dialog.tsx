"use client";
import { AccountDialogFrame, type AccountDialogProps } from "../account/account-dialog-frame.tsx";
import { SessionsFlow } from "./sessions-flow.tsx";

export type SessionsDialogProps = AccountDialogProps;

/** Sign-ins. Source: SAFE-02, MODAL-03, MODAL-04. */
export function SessionsDialog(frame: SessionsDialogProps) {
  return (
    <AccountDialogFrame {...frame} title="sessions.title">
      <SessionsFlow presentation="dialog" />
    </AccountDialogFrame>
  );
}

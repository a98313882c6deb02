"use client";
import { AccountDialogFrame, type AccountDialogProps } from "../account/account-dialog-frame.tsx";
import { RevokeEmailFlow, type RevokeEmailFlowProps } from "./revoke-email-flow.tsx";

export interface RevokeEmailDialogProps
  extends AccountDialogProps,
    Pick<RevokeEmailFlowProps, "link" | "onReset" | "onRevoked"> {}

/** Cancel Email Change. Source: ACCT-07, MODAL-03, MODAL-04. */
export function RevokeEmailDialog({ link, onReset, onRevoked, ...frame }: RevokeEmailDialogProps) {
  return (
    <AccountDialogFrame {...frame} title="revokeEmail.title">
      <RevokeEmailFlow
        presentation="dialog"
        onClose={frame.onClose}
        link={link}
        onReset={onReset}
        onRevoked={onRevoked}
      />
    </AccountDialogFrame>
  );
}

"use client";
import { AccountDialogFrame, type AccountDialogProps } from "../account/account-dialog-frame.tsx";
import { DeletionFlow, type DeletionFlowProps } from "./deletion-flow.tsx";

export interface DeletionDialogProps extends AccountDialogProps, Pick<DeletionFlowProps, "onConfirmed"> {}

/** Delete Account. Source: ACCT-06, MODAL-03, MODAL-04. */
export function DeletionDialog({ onConfirmed, ...frame }: DeletionDialogProps) {
  return (
    <AccountDialogFrame {...frame} title="deletion.title">
      <DeletionFlow presentation="dialog" onClose={frame.onClose} onConfirmed={onConfirmed} />
    </AccountDialogFrame>
  );
}

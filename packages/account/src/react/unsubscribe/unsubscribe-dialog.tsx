"use client";
import { AccountDialogFrame, type AccountDialogProps } from "../account/account-dialog-frame.tsx";
import { UnsubscribeFlow, type UnsubscribeFlowProps } from "./unsubscribe-flow.tsx";

export interface UnsubscribeDialogProps extends AccountDialogProps, Pick<UnsubscribeFlowProps, "link"> {}

/** Unsubscribe. Source: ACCT-08, MODAL-03, MODAL-04. */
export function UnsubscribeDialog({ link, ...frame }: UnsubscribeDialogProps) {
  return (
    <AccountDialogFrame {...frame} title="unsubscribe.title">
      <UnsubscribeFlow presentation="dialog" onClose={frame.onClose} link={link} />
    </AccountDialogFrame>
  );
}

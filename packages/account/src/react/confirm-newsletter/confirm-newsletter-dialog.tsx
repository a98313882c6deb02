"use client";
import { AccountDialogFrame, type AccountDialogProps } from "../account/account-dialog-frame.tsx";
import { ConfirmNewsletterFlow, type ConfirmNewsletterFlowProps } from "./confirm-newsletter-flow.tsx";

export interface ConfirmNewsletterDialogProps extends AccountDialogProps, Pick<ConfirmNewsletterFlowProps, "link"> {}

/** Confirm Newsletter. Source: ACCT-04, MODAL-03, MODAL-04. */
export function ConfirmNewsletterDialog({ link, ...frame }: ConfirmNewsletterDialogProps) {
  return (
    <AccountDialogFrame {...frame} title="confirmNewsletter.title">
      <ConfirmNewsletterFlow presentation="dialog" onClose={frame.onClose} link={link} />
    </AccountDialogFrame>
  );
}

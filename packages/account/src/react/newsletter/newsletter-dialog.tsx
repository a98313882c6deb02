"use client";
import { AccountDialogFrame, type AccountDialogProps } from "../account/account-dialog-frame.tsx";
import { NewsletterFlow, type NewsletterFlowProps } from "./newsletter-flow.tsx";

export interface NewsletterDialogProps extends AccountDialogProps, Pick<NewsletterFlowProps, "onSaved" | "link"> {}

/** Newsletter Signup. Source: ACCT-04, MODAL-03, MODAL-04. */
export function NewsletterDialog({ onSaved, link, ...frame }: NewsletterDialogProps) {
  return (
    <AccountDialogFrame {...frame} title="newsletter.title">
      <NewsletterFlow presentation="dialog" onClose={frame.onClose} onSaved={onSaved} link={link} />
    </AccountDialogFrame>
  );
}

"use client";
import { useWhen } from "@shop/ui";
import { useMemo } from "react";
import { createNewsletterStore } from "../../store/newsletter-store.ts";
import type { MailedLink } from "../../store/ports.ts";
import { type AccountDialogOf, accountDialog } from "../account/account-dialog.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useOpenStore, useOwner } from "../account/account-hooks.ts";
import { AccountUnready } from "../account/account-unready.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

export interface NewsletterFlowProps extends AccountFlowProps {
  /** A mailed link to an account's settings. Pass the same object for the same link. Default: the logged-in customer's settings. */
  link?: MailedLink | undefined;
  /** Called once for each save: the customer's settings have changed. */
  onSaved?: (() => void) | undefined;
}

/** The newsletter by category, in the dialog or on a page. Source: ACCT-04, ACCT-08. */
export function NewsletterFlow({ presentation, link, onSaved }: NewsletterFlowProps) {
  const emailAddress = useOwner();
  const owner = useMemo(() => (link ? { link } : { emailAddress }), [link, emailAddress]);
  const { store, state } = useOpenStore(createNewsletterStore, owner);
  useWhen(state.stage === "saved", onSaved);
  if (state.stage === "loading") return <AccountUnready failure={null} />;
  if (state.stage === "unready" || state.stage === "dead") {
    const retry = state.stage === "unready" ? () => void store.retry() : undefined;
    return <AccountUnready failure={state.failure} onRetry={retry} />;
  }
  return <NewsletterForm state={state} store={store} takesFocus={presentation === "dialog"} />;
}

export type NewsletterDialogProps = AccountDialogOf<NewsletterFlowProps>;
/** Newsletter Signup. */
export const NewsletterDialog = accountDialog<NewsletterFlowProps>("newsletter.title", NewsletterFlow);

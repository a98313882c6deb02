"use client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createNewsletterStore } from "../../store/newsletter-store.ts";
import type { MailedLink } from "../../store/ports.ts";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountStore, useOwner } from "../account/account-hooks.ts";
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
  const store = useAccountStore(createNewsletterStore);
  const state = useStore(store);
  const emailAddress = useOwner();
  useEffect(() => {
    void store.open(link ? { link } : { emailAddress });
    return store.close;
  }, [store, link, emailAddress]);
  const isSaved = state.stage === "saved";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it happens, whichever function stands for it then.
  useEffect(() => {
    if (isSaved) onSaved?.();
  }, [isSaved]);
  if (state.stage === "loading") return <AccountUnready failure={null} />;
  if (state.stage === "unready" || state.stage === "dead") {
    const retry = state.stage === "unready" ? () => void store.retry() : undefined;
    return <AccountUnready failure={state.failure} onRetry={retry} />;
  }
  return <NewsletterForm state={state} store={store} takesFocus={presentation === "dialog"} />;
}

"use client";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { MaybeLink } from "../../store/link-act-store.ts";
import { createConfirmNewsletterStore } from "../../store/link-acts.ts";
import { AccountEnd } from "../account/account-end.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountStore, useAccountTexts } from "../account/account-hooks.ts";
import { LinkActForm } from "../account/link-act-form.tsx";

export interface ConfirmNewsletterFlowProps extends AccountFlowProps {
  /** The mailed link's data. Pass the same object for the same link: a new object is checked again. */
  link: MaybeLink;
}

/** The second consent to the newsletter, by a mailed link and a click. Source: ACCT-04, SAFE-09. */
export function ConfirmNewsletterFlow({ link, ...props }: ConfirmNewsletterFlowProps) {
  const store = useAccountStore(createConfirmNewsletterStore);
  const state = useStore(store);
  const { text } = useAccountTexts();
  useEffect(() => {
    store.open(link);
    return store.close;
  }, [store, link]);
  if (state.stage === "done") return <AccountEnd {...props}>{text("confirmNewsletter.done")}</AccountEnd>;
  return (
    <LinkActForm
      state={state}
      submit={text("confirmNewsletter.submit")}
      busy={text("confirmNewsletter.busy")}
      onSubmit={() => void store.submit()}
    >
      <p className="shop-form__note">{text("confirmNewsletter.lead")}</p>
    </LinkActForm>
  );
}

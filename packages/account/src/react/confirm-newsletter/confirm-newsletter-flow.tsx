"use client";
import type { MaybeLink } from "../../store/link-act-store.ts";
import { createConfirmNewsletterStore } from "../../store/link-acts.ts";
import { type AccountDialogOf, accountDialog } from "../account/account-dialog.tsx";
import { AccountEnd } from "../account/account-end.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountTexts, useOpenStore } from "../account/account-hooks.ts";
import { LinkActForm } from "../account/link-act-form.tsx";

export interface ConfirmNewsletterFlowProps extends AccountFlowProps {
  /** The mailed link's data. Pass the same object for the same link: a new object is checked again. */
  link: MaybeLink;
}

/** The second consent to the newsletter, by a mailed link and a click. Source: ACCT-04, SAFE-09. */
export function ConfirmNewsletterFlow({ link, ...props }: ConfirmNewsletterFlowProps) {
  const { text } = useAccountTexts();
  const { store, state } = useOpenStore(createConfirmNewsletterStore, link);
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

export type ConfirmNewsletterDialogProps = AccountDialogOf<ConfirmNewsletterFlowProps>;
/** Confirm Newsletter. */
export const ConfirmNewsletterDialog = accountDialog<ConfirmNewsletterFlowProps>(
  "confirmNewsletter.title",
  ConfirmNewsletterFlow,
);

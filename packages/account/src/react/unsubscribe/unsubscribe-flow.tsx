"use client";
import { Button, Plate } from "@shop/ui";
import { useMemo, useState } from "react";
import type { MaybeLink } from "../../store/link-act-store.ts";
import { createUnsubscribeStore } from "../../store/link-acts.ts";
import { type AccountDialogOf, accountDialog } from "../account/account-dialog.tsx";
import { AccountEnd } from "../account/account-end.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountTexts, useOpenStore } from "../account/account-hooks.ts";
import { LinkActForm } from "../account/link-act-form.tsx";
import { NewsletterFlow } from "../newsletter/newsletter-flow.tsx";

export interface UnsubscribeFlowProps extends AccountFlowProps {
  /** The mailed link's data. Pass the same object for the same link: a new object is checked again. */
  link: MaybeLink;
}

/** Ends all newsletters by a mailed link, only on a click; then offers the settings by category. Source: ACCT-08, SAFE-09. */
export function UnsubscribeFlow({ link, ...props }: UnsubscribeFlowProps) {
  const { text } = useAccountTexts();
  const [settingsOf, setSettingsOf] = useState<MaybeLink | null>(null);
  const { store, state } = useOpenStore(createUnsubscribeStore, link);
  const { looked } = state;
  const known = useMemo(() => (looked ? { id: looked.id, key: looked.key } : undefined), [looked]);
  if (settingsOf === link && known) return <NewsletterFlow {...props} link={known} />;
  if (state.stage === "done") {
    const settings = (
      <Button variant="signal" onClick={() => setSettingsOf(link)}>
        {text("unsubscribe.settings")}
      </Button>
    );
    return (
      <AccountEnd {...props} action={settings}>
        {text("unsubscribe.done")}
      </AccountEnd>
    );
  }
  return (
    <LinkActForm
      state={state}
      submit={text("unsubscribe.submit")}
      busy={text("unsubscribe.busy")}
      onSubmit={() => void store.submit()}
    >
      {looked && <Plate label={text("unsubscribe.address")} value={looked.emailAddress} />}
      <p className="shop-form__note">{text("unsubscribe.lead")}</p>
    </LinkActForm>
  );
}

export type UnsubscribeDialogProps = AccountDialogOf<UnsubscribeFlowProps>;
/** Unsubscribe. */
export const UnsubscribeDialog = accountDialog<UnsubscribeFlowProps>("unsubscribe.title", UnsubscribeFlow);

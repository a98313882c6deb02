"use client";
import { Button, Plate } from "@shop/ui";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { MaybeLink } from "../../store/link-act-store.ts";
import { createUnsubscribeStore } from "../../store/link-acts.ts";
import { AccountEnd } from "../account/account-end.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountStore, useAccountTexts } from "../account/account-hooks.ts";
import { LinkActForm } from "../account/link-act-form.tsx";
import { NewsletterFlow } from "../newsletter/newsletter-flow.tsx";

export interface UnsubscribeFlowProps extends AccountFlowProps {
  /** The mailed link's data. Pass the same object for the same link: a new object is checked again. */
  link: MaybeLink;
}

/** Ends all newsletters by a mailed link, only on a click; then offers the settings by category. Source: ACCT-08, SAFE-09. */
export function UnsubscribeFlow({ link, ...props }: UnsubscribeFlowProps) {
  const store = useAccountStore(createUnsubscribeStore);
  const state = useStore(store);
  const { text } = useAccountTexts();
  const [wantsSettings, setWantsSettings] = useState(false);
  useEffect(() => {
    store.open(link);
    setWantsSettings(false);
    return store.close;
  }, [store, link]);
  const { looked } = state;
  const known = useMemo(() => (looked ? { id: looked.id, key: looked.key } : undefined), [looked]);
  if (wantsSettings && known) return <NewsletterFlow {...props} link={known} />;
  if (state.stage === "done") {
    const settings = (
      <Button variant="signal" onClick={() => setWantsSettings(true)}>
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

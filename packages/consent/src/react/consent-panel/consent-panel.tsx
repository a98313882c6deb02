"use client";
import { Button, CloseIcon, IconButton, Spoken, TextLink, useEscape } from "@shop/ui";
import { useId } from "react";
import { useConsentSettings, useConsentText } from "../provider/consent-provider.tsx";

export interface ConsentPanelProps {
  /** Where the privacy policy is. Without it there is no link. */
  policyHref?: string | undefined;
}

/**
 * The question, at the page's lower edge: the page stays readable and usable, and the focus stays where it is. Accepting and refusing are
 * one press each, by buttons of the same size and weight. Closing it chooses nothing. Source: CONSENT-03.
 */
export function ConsentPanel({ policyHref }: ConsentPanelProps) {
  const { store } = useConsentSettings();
  const text = useConsentText();
  const titleId = useId();
  const { hasSignal } = store.getState();
  useEscape(store.close);
  return (
    <section className="shop-consent" aria-labelledby={titleId}>
      <div className="shop-consent__head">
        <h2 id={titleId} className="shop-consent__title">
          <Spoken>{text("title")}</Spoken>
        </h2>
        <IconButton label={text("close")} icon={<CloseIcon />} onClick={store.close} />
      </div>
      <p className="shop-consent__lead">{text("lead")}</p>
      <p className="shop-consent__lead">
        {text("alwaysStored")} {policyHref && <TextLink href={policyHref}>{text("privacyPolicy")}</TextLink>}
      </p>
      {hasSignal && <p className="shop-consent__lead">{text("signal")}</p>}
      <div className="shop-consent__acts">
        <Button onClick={store.refuseAll}>{text("refuse")}</Button>
        <Button onClick={store.acceptAll}>{text("accept")}</Button>
        <Button variant="quiet" onClick={store.openSettings}>
          {text("settings")}
        </Button>
      </div>
    </section>
  );
}

"use client";
import { Button } from "@shop/ui";
import { type IframeHTMLAttributes, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useConsentSettings, useConsentText } from "../provider/consent-provider.tsx";

export interface ConsentFrameProps extends Omit<IframeHTMLAttributes<HTMLIFrameElement>, "src" | "title"> {
  /** The id of its service: "youtube". */
  service: string;
  src: string;
  /** What is in the frame. Shown in its place, and its name for screen readers. */
  title: string;
}

/**
 * A frame of another site that waits for its service. In its place is a text with two buttons, no picture; either consents to that service
 * alone, for this page or for good. The focus then goes to the frame. Its shape is 16 to 9 unless `className` says otherwise. Source: CONSENT-02.
 */
export function ConsentFrame({ service: id, className = "shop-consent-frame__frame", ...frame }: ConsentFrameProps) {
  const { store, services } = useConsentSettings();
  const text = useConsentText();
  const isAllowed = useStore(store, ({ allowed }) => allowed.includes(id));
  const frameRef = useRef<HTMLIFrameElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isAllowed && wasPressed.current) frameRef.current?.focus();
    wasPressed.current = false;
  }, [isAllowed]);
  const service = services.find((each) => each.id === id);
  if (!service) throw new Error(`ConsentFrame: the provider has no service "${id}". Add it to its services.`);
  if (isAllowed) return <iframe {...frame} ref={frameRef} className={className} />;
  const { name, provider } = service;
  const allow = (duration: "once" | "always") => {
    wasPressed.current = true;
    void store.allowService(id, duration);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div className="shop-consent-frame shop-consent-frame--wide" role="group" aria-label={frame.title}>
      <strong className="shop-consent-frame__title">{frame.title}</strong>
      <p className="shop-consent-frame__text">{text("waiting", { name, provider })}</p>
      <div className="shop-consent-frame__acts">
        <Button onClick={() => allow("once")}>{text("allowOnce")}</Button>
        <Button onClick={() => allow("always")}>{text("allowAlways", { name })}</Button>
      </div>
    </div>
  );
}

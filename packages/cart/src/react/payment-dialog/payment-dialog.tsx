"use client";
import { DialogFrame, Skeleton, SkeletonGroup, TextLink } from "@shop/ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import { readPaymentMessage } from "../../domain/payment-message.ts";
import type { PaymentMount } from "../../store/ports.ts";
import { useCheckout, useCheckoutStore } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

/**
 * The payment in the shop's own dialog: the provider's page in a frame, a container for its script, or, if both failed and the browser
 * blocked the tab, a link to its page. It opens by itself when a checkout has its session. It closes when the provider reports that it is
 * done, or when the shopper closes it: then nothing was charged, and the cart is kept. Put it on the page once.
 */
export function PaymentDialog() {
  const checkout = useCheckoutStore();
  const text = useCartText();
  const url = useCheckout((state) => state.paymentUrl);
  const mount = useCheckout((state) => state.paymentMount);
  const linkUrl = useCheckout(({ flow }) => (flow.name === "external" && !flow.isTabOpen ? flow.url : null));
  const first = useRef<HTMLIFrameElement>(null);
  const isOpen = url !== null || mount !== undefined || linkUrl !== null;
  return (
    <DialogFrame
      open={isOpen}
      onClose={() => checkout.finishPayment({ outcome: "closed" })}
      title={text("checkout.title")}
      footer={text("checkout.providerNote")}
      size={linkUrl === null ? "large" : "medium"}
      layer={mount ? "page" : "top"}
      {...(url === null ? {} : { initialFocus: first })}
      className="shop-payment"
    >
      {url !== null && <PaymentPage key={url} url={url} frame={first} />}
      {mount && <PaymentScript mount={mount} />}
      {linkUrl !== null && <PaymentLink url={linkUrl} />}
    </DialogFrame>
  );
}

function PaymentScript({ mount }: { mount: PaymentMount }) {
  const checkout = useCheckoutStore();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? mount(place.current, checkout.finishPayment) : undefined), [mount, checkout]);
  return <div ref={place} className="shop-payment__script" />;
}

function PaymentLink({ url }: { url: string }) {
  const text = useCartText();
  return (
    <div className="shop-payment__link">
      <p>{text("checkout.external")}</p>
      <TextLink href={url} target="_blank" rel="noopener noreferrer">
        {text("checkout.externalLink")}
      </TextLink>
    </div>
  );
}

function PaymentPage({ url, frame }: { url: string; frame: RefObject<HTMLIFrameElement | null> }) {
  const checkout = useCheckoutStore();
  const text = useCartText();
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const { origin } = new URL(url);
    const listen = (event: MessageEvent) => {
      // Any window may post to this one: only the page in our own frame is heard, and only while it is the provider's.
      if (event.source !== frame.current?.contentWindow) return;
      const outcome = readPaymentMessage(event.data, event.origin, origin);
      if (outcome) checkout.finishPayment(outcome);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [url, frame, checkout]);
  return (
    <div className="shop-payment__page" data-state={isLoaded ? "loaded" : "loading"}>
      {!isLoaded && (
        <SkeletonGroup label={text("checkout.loadingFrame")} className="shop-payment__coming">
          <Skeleton width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="key" />
        </SkeletonGroup>
      )}
      <iframe
        ref={frame}
        src={url}
        title={text("checkout.frameTitle")}
        allow="payment"
        className="shop-payment__frame"
        onLoad={() => setIsLoaded(true)}
      />
    </div>
  );
}

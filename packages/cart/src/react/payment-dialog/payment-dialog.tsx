"use client";
import { DialogFrame, Skeleton, SkeletonGroup } from "@shop/ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import { readPaymentMessage } from "../../domain/payment-message.ts";
import { useCartText, useCheckout, useCheckoutStore } from "../provider/hooks.ts";

/**
 * The payment provider's page in a dialog of the shop's. It opens by itself when a checkout has its session, and closes when the
 * page says that it is done, or the shopper closes it: then nothing was charged, and the cart is kept. Put it on the page once.
 */
export function PaymentDialog() {
  const checkout = useCheckoutStore();
  const text = useCartText();
  const url = useCheckout((state) => state.paymentUrl);
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <DialogFrame
      open={url !== null}
      onClose={() => checkout.finishPayment({ outcome: "closed" })}
      title={text("checkout.title")}
      footer={text("checkout.providerNote")}
      size="large"
      initialFocus={frame}
      className="shop-payment"
    >
      {url !== null && <PaymentPage key={url} url={url} frame={frame} />}
    </DialogFrame>
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

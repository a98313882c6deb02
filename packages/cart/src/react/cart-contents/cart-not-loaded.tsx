"use client";
import { ErrorState, type HeadingLevel, useIsOnline } from "@shop/ui";
import { useEffect } from "react";
import { useCartStore } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

/** The cart failed to load: says what is safe and offers a retry. Retries by itself once the browser is online again. */
export function CartNotLoaded({ headingLevel }: { headingLevel: HeadingLevel }) {
  const cart = useCartStore();
  const text = useCartText();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) return;
    return () => void cart.refresh();
  }, [cart, isOnline]);
  return (
    <ErrorState
      title={text(isOnline ? "cart.notLoaded" : "cart.offlineTitle")}
      safe={text(isOnline ? "cart.nothingLost" : "cart.offlineSafe")}
      headingLevel={headingLevel}
      retryLabel={text("cart.tryAgain")}
      onRetry={() => void cart.refresh()}
    />
  );
}

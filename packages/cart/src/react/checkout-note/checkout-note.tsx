"use client";
import { TextLink } from "@shop/ui";
import type { CheckoutState } from "../../domain/checkout-state.ts";
import { CartNote } from "../cart-note/cart-note.tsx";
import { useButtonFailure, useButtonText } from "../provider/use-button-text.ts";

/** The outcome of a purchase, shown at the button that began it: failed, left without paying, or to be paid in a separate tab. */
export function CheckoutNote({ flow }: { flow: CheckoutState }) {
  const text = useButtonText();
  const sayFailure = useButtonFailure("checkout.buyNowFailed");
  if (flow.name === "failed") return <CartNote tone="clip">{sayFailure(flow.failure)}</CartNote>;
  if (flow.name === "closed") return <CartNote>{text("checkout.closed")}</CartNote>;
  if (flow.name !== "external") return null;
  return (
    <CartNote>
      {text("checkout.external")}{" "}
      <TextLink href={flow.url} target="_blank" rel="noopener noreferrer">
        {text("checkout.externalLink")}
      </TextLink>
    </CartNote>
  );
}

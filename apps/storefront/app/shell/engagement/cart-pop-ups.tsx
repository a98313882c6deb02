import { CartMessages, useCart } from "@shop/cart/react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useServices } from "../../composition/services-context.ts";

/** Until the pop-ups' order is loaded there are no others. */
const ALONE = createStore(() => ({ shown: { kind: "cartMessage" } }));

/** The cart's messages, hidden while a dialog covers the page. They stay mounted: their time goes on, and each is announced once. */
export function CartPopUps() {
  const engagement = useStore(useServices().engagement);
  const isTheirTurn = useStore(engagement?.attention ?? ALONE, ({ shown }) => shown?.kind === "cartMessage");
  const hasMessages = useCart(({ messages }) => messages.length > 0);
  return <CartMessages className={hasMessages && !isTheirTurn ? "invisible" : ""} />;
}

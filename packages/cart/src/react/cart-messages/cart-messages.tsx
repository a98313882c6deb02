"use client";
import { Toaster, type ToastItem } from "@shop/ui";
import type { CartMessage } from "../../messages/cart-notice.ts";
import { useCart, useCartClock, useCartPaths, useCartStore } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

export interface CartMessagesProps {
  className?: string;
}

const TONES = { success: "gain", info: "plain", error: "clip" } as const;

/**
 * The pop-ups of cart and checkout: 45 s after adding, with a link to the cart; 15 s with Undo after removing; 5 s otherwise. The time
 * pauses while they are hovered or focused, or the tab is hidden. Put it on the page once and keep it mounted: it announces what happens.
 */
export function CartMessages({ className }: CartMessagesProps) {
  const cart = useCartStore();
  const clock = useCartClock();
  const text = useCartText();
  const messages = useCart((state) => state.messages);
  const canUndo = useCart((state) => state.canUndo);
  const paths = useCartPaths();
  const actionOf = ({ kind }: CartMessage): ToastItem["action"] => {
    if (kind === "removed" && canUndo) return { label: text("cart.undo"), onPress: () => void cart.undo() };
    if (kind === "added") return { label: text("cart.viewCart"), href: paths.cart };
    return undefined;
  };
  const toasts = messages.map((message) => ({
    id: message.id,
    text: text(message.key, message.params),
    tone: TONES[message.tone],
    durationMs: message.durationMs,
    action: actionOf(message),
  }));
  return <Toaster toasts={toasts} onDismiss={cart.dismiss} clock={clock} className={className} />;
}

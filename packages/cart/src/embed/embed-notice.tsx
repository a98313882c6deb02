import { TextLink } from "@shop/ui";
import { useEffect } from "react";
import { CartNote } from "../react/cart-note/cart-note.tsx";
import { useCart, useCartClock, useCartStore } from "../react/provider/hooks.ts";
import { useCartText } from "../react/provider/use-cart-text.ts";
import { OPEN_CART } from "./embed-link.tsx";

/**
 * Shows inline what the shop's pages show in a pop-up: a host's page uses its own corners, and nothing above a modal dialog can be
 * clicked. For a product it says only that it was added, with a link to the cart. Announced when it appears.
 */
export function EmbedNotice({ product }: { product?: string }) {
  const cart = useCartStore();
  const clock = useCartClock();
  const text = useCartText();
  const messages = useCart((state) => state.messages);
  const isMeant = ({ kind, params }: (typeof messages)[number]) =>
    product === undefined || (kind === "added" && params?.name === product);
  const shown = messages.filter(isMeant).at(-1);
  const { id, durationMs } = shown ?? {};
  useEffect(() => {
    if (id !== undefined && durationMs !== undefined) return clock.after(durationMs, () => cart.dismiss(id));
  }, [id, durationMs, clock, cart]);
  return (
    <div role="status" className="shop-embed-notice">
      {shown && (
        <CartNote>
          {text(shown.key, shown.params)}{" "}
          {product !== undefined && <TextLink href={OPEN_CART}>{text("cart.viewCart")}</TextLink>}
        </CartNote>
      )}
    </div>
  );
}

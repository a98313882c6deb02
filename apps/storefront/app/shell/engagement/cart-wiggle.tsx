import { useCart } from "@shop/cart/react";
import { useAttention } from "@shop/engagement/react";
import { useEffect } from "react";
import type { EngagementEnvironment } from "../../composition/engagement/engagement-environment.ts";
import { useServices } from "../../composition/services-context.ts";
import { WIGGLE_EVERY_MS, WIGGLE_MS } from "../limits.ts";

/**
 * The cart icon wiggles from time to time while something is in the cart: never while a pop-up is shown or has to be silent. The style sheet
 * moves it, and doesn't under reduced motion. Source: SHELL-08.
 */
export function CartWiggle({ wiggle }: { readonly wiggle: EngagementEnvironment["wiggleCart"] }) {
  const attention = useAttention();
  const { clock } = useServices();
  const isFull = useCart(({ products }) => products.length > 0);
  useEffect(() => {
    if (!isFull) return;
    let cancelStop = () => {};
    const stop = () => wiggle(false);
    const turn = () => {
      cancel = clock.after(WIGGLE_EVERY_MS, turn);
      if (!attention.isQuiet()) return;
      wiggle(true);
      cancelStop = clock.after(WIGGLE_MS, stop);
    };
    let cancel = clock.after(WIGGLE_EVERY_MS, turn);
    return () => {
      cancel();
      cancelStop();
      stop();
    };
  }, [attention, clock, wiggle, isFull]);
  return null;
}

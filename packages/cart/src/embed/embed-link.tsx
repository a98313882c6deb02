import type { LinkProps } from "@shop/ui";
import { createContext, forwardRef, type Ref, useContext } from "react";

/** Targets of the parts' links on a host's page: acts of the embed, which have no address. */
export const OPEN_CART = "#shop-cart";
export const LEAVE_CART = "#shop-cart-leave";

/** The act of each such address. */
export const EmbedActs = createContext<Readonly<Record<string, () => void>>>({});

/** A link of the parts: a button if it triggers an act, otherwise a link that also leaves a frame around the page. */
export const EmbedLink = forwardRef<HTMLAnchorElement, LinkProps>(function EmbedLink({ href, ...rest }, ref) {
  const act = useContext(EmbedActs)[href];
  if (!act) return <a {...rest} href={href} target="_top" ref={ref} />;
  // The parts' styles don't depend on the element, and both accept the remaining properties.
  const properties = rest as Record<string, unknown>;
  return <button {...properties} type="button" onClick={act} ref={ref as Ref<unknown> as Ref<HTMLButtonElement>} />;
});

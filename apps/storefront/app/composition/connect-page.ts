import { hasWaitingChanges } from "@shop/cart/adapters";
import { CART_CHANGED_KEY } from "@shop/cart/store";
import type { PageServices } from "./page-services.ts";
import { hasVisitMark } from "./visit-mark.ts";

/**
 * Once a page is hydrated: takes over its currency, and looks whether the services are wanted, now (somebody was here before, or
 * left the page with a change of the cart on its way) or later (a dialog is asked for, another tab fills the cart). The first act of another kind wants them by itself.
 */
export function connectPage({ environment, currency, modal, services }: PageServices): () => void {
  currency.adopt();
  const ends = [
    modal.subscribe(({ type }) => {
      if (type !== "inactive") services.begin();
    }),
    environment.local.subscribe?.((key) => {
      if (key === CART_CHANGED_KEY) services.begin();
    }),
  ];
  if (hasVisitMark(environment.choices) || hasWaitingChanges(environment.session)) services.begin();
  return () => {
    for (const end of ends) end?.();
  };
}

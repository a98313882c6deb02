import { hasWaitingChanges } from "@shop/cart/adapters";
import { CART_CHANGED_KEY } from "@shop/cart/store";
import type { PageServices } from "./page-services.ts";
import { hasVisitMark } from "./visit-mark.ts";

/**
 * Runs once a page is hydrated: takes over its currency, and checks whether the services are needed now (somebody was here before, or left
 * the page while a cart change was waiting) or later (a dialog is requested, another tab fills the cart). The first act of another kind
 * loads them by itself.
 */
export function connectPage({ environment, currency, modal, services, cart }: PageServices): () => void {
  currency.adopt();
  const ends = [
    modal.subscribe(({ type }) => {
      // The privacy settings have nothing to do with an account or a cart.
      if (type !== "inactive" && type !== "cookie") void services.load();
    }),
    environment.local.subscribe?.((key) => {
      if (key === CART_CHANGED_KEY) void services.load();
    }),
  ];
  if (hasVisitMark(environment.choices) || hasWaitingChanges(environment.session)) void services.load();
  cart.takeUp();
  return () => {
    for (const end of ends) end?.();
  };
}

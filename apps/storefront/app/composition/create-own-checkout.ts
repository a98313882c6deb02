import {
  choosePaymentWindow,
  createCheckoutGateway,
  createIframePaymentWindow,
  createStripePaymentWindow,
  loadStripeScript,
} from "@shop/cart/adapters";
import { type CheckoutStore, createCheckoutStore } from "@shop/cart/store";
import type { Environment } from "./environment.ts";
import type { ServiceOptions, Services } from "./services.ts";
import { themedPaymentWindow } from "./themed-payment-window.ts";

/** The tab's checkout, with the shop's own dialogs, pages and payment window. */
export function createOwnCheckout(
  environment: Environment,
  options: ServiceOptions,
  { api, auth, cart, modal, lastOrder }: Pick<Services, "api" | "auth" | "cart" | "modal" | "lastOrder">,
): CheckoutStore {
  return createCheckoutStore({
    gateway: createCheckoutGateway(api),
    window: choosePaymentWindow({
      frame: themedPaymentWindow(createIframePaymentWindow(environment.origin), {
        origin: environment.origin,
        theme: environment.pageTheme,
      }),
      script: createStripePaymentWindow({ clock: environment.clock, loadScript: loadStripeScript }),
    }),
    cartSettled: cart.settled,
    shownTotal: () => {
      const { status, totalDiscountMinor, currency } = cart.getState();
      return status === "ready" ? { totalMinor: totalDiscountMinor, currency } : null;
    },
    clock: environment.clock,
    log: environment.log,
    isLoggedIn: () => auth.getState().status === "customer",
    requestLogin: () => {
      // The server knew before the page did.
      if (auth.getState().status === "customer") auth.endSession();
      modal.set("login", { reason: "checkout" });
    },
    notify: (notice) => cart.say(notice),
    currentPath: environment.currentPath,
    languages: environment.languages,
    localPath: options.localPath,
    // The landing looks for the licences and refreshes the cart: done here, the paid cart would change and empty itself before it is left.
    onCompleted: ({ orderId, landing }) => {
      lastOrder.remember(orderId);
      options.navigate(landing);
    },
    onClosed: () => void cart.refresh(),
    onCartRejected: () => void cart.refresh(),
    // With "noopener" a browser doesn't report whether it let the tab open.
    onExternal: (url) => {
      // The new tab begins with a copy of this one's storage, and its order is another one.
      lastOrder.remember(null);
      const tab = window.open(url, "_blank");
      if (tab) tab.opener = null;
      return tab !== null;
    },
  });
}

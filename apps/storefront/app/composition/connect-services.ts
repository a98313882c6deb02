import { wait } from "@shop/kernel";
import { activationReturns } from "./activation-returns.ts";
import { boughtRepricesCart } from "./bought-reprices-cart.ts";
import { cartCorrectsShelf } from "./cart-corrects-shelf.ts";
import { closingDropsPurchase } from "./closing-drops-purchase.ts";
import { createServices } from "./create-services.ts";
import { currencyFollowsAccount } from "./currency-follows-account.ts";
import { currencyRepricesCart } from "./currency-reprices-cart.ts";
import { createBrowserEnvironment } from "./environment.ts";
import { loginClosesDialog } from "./login-closes-dialog.ts";
import { loginIsWatched } from "./login-is-watched.ts";
import { loginRefreshesShop } from "./login-refreshes-shop.ts";
import { loginResumesCheckout } from "./login-resumes-checkout.ts";
import { modalOpensSignIn } from "./modal-opens-sign-in.ts";
import type { PageServices } from "./page-services.ts";
import type { ServiceOptions, Services } from "./services.ts";
import { signUpKeepsPurchase } from "./sign-up-keeps-purchase.ts";
import { failedLogoutGoesOn } from "./tracking/auth-raises-events.ts";
import { checkoutRaisesEvents } from "./tracking/checkout-raises-events.ts";
import { downloadRaisesEvent } from "./tracking/download-raises-event.ts";
import { loginReportsCart } from "./tracking/login-reports-cart.ts";
import { visitLeavesMark } from "./visit-leaves-mark.ts";
import { wantedCatalogue } from "./wanted-catalogue.ts";

/**
 * Connects the features to one another and starts them once they are needed: personal data arrives from here on. The order matters: a
 * waiting purchase must learn of the login before the dialog's closing would drop it.
 */
export function connectServices(services: Services): () => void {
  const ends = [
    loginResumesCheckout(services),
    signUpKeepsPurchase(services),
    activationReturns(services),
    loginClosesDialog(services),
    closingDropsPurchase(services),
    loginRefreshesShop(services),
    loginReportsCart(services),
    failedLogoutGoesOn(services),
    loginIsWatched(services),
    currencyFollowsAccount(services),
    currencyRepricesCart(services),
    modalOpensSignIn(services),
    visitLeavesMark(services),
    wantedCatalogue(services),
    boughtRepricesCart(services),
    cartCorrectsShelf(services),
    checkoutRaisesEvents(services),
    downloadRaisesEvent({ ...services, newsletter: () => services.auth.getState().user?.newsletterSettings }),
    services.exitOffer.connect(),
    services.cart.connect(),
  ];
  // The first act, or a return: the displayed currency is stored from here on.
  services.currency.keep();
  void services.auth.start();
  return () => {
    for (const end of ends) end();
  };
}

/** Creates and starts this tab's services, each step in a task of its own: on a slow processor all of them together are a long one. */
export async function startServices(page: PageServices, options: ServiceOptions): Promise<Services> {
  // Running the code that has just come was the first step.
  await wait(page.clock, 0);
  const services = createServices(createBrowserEnvironment(page.environment), options, page);
  await wait(page.clock, 0);
  connectServices(services);
  // The parts that show them come next.
  await wait(page.clock, 0);
  return services;
}

import type { AccountServices } from "@shop/account/store";
import { createApiClient, createNotFoundNotice, createWebCryptoSha256 } from "@shop/api-client";
import { createAuthGateway, createContactGateway } from "@shop/auth-ui/adapters";
import type { SessionWatchState } from "@shop/auth-ui/store";
import { createAuthStore, createContactStore, createSignInStore } from "@shop/auth-ui/store";
import { createCartGateway, keepWaitingChanges } from "@shop/cart/adapters";
import { createCartStore } from "@shop/cart/store";
import { createCatalogGateway } from "@shop/catalog/adapters";
import { createCatalogStore } from "@shop/catalog/store";
import type { ChatStore } from "@shop/engagement/store";
import { createLateStore } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { localeOf } from "../messages/use-texts.ts";
import { createMailedLinkHolder } from "./account/mailed-link.ts";
import { createOwnCheckout } from "./create-own-checkout.ts";
import { createExitOffer } from "./engagement/exit-offer.ts";
import type { Environment } from "./environment.ts";
import { createLastOrder } from "./last-order.ts";
import { createShelfStore } from "./personal-shelf.ts";
import type { ServiceOptions, Services } from "./services.ts";
import { accountRaisesEvents } from "./tracking/account-raises-events.ts";
import { authRaisesEvents } from "./tracking/auth-raises-events.ts";
import { cartRaisesEvents } from "./tracking/cart-raises-events.ts";
import { createPaidPurchase } from "./tracking/paid-purchase.ts";

const NO_SESSION: SessionWatchState = { phase: "off", endsAtMs: null, isRenewing: false, failure: null };

/** Built on the page's own services: its currency, its dialogs and its events stay the same. */
export function createServices(
  environment: Environment,
  options: ServiceOptions,
  { currency, modal, events }: Pick<Services, "currency" | "modal" | "events">,
): Services {
  const { clock, log } = environment;
  const api = createApiClient({
    host: environment.origin(),
    transport: environment.transport,
    clock,
    random: environment.random,
    accessTokens: environment.accessTokens,
    hash: createWebCryptoSha256(environment.subtle),
    currentPath: environment.currentPath,
    currency: environment.pageCurrency,
    log,
  });
  const authGateway = createAuthGateway(api);
  const auth = createAuthStore({
    gateway: authGateway,
    storage: environment.session,
    supportEmail: options.supportEmail,
    log,
    onTracked: authRaisesEvents(events),
  });
  const cart = createCartStore({
    gateway: createCartGateway(api, environment.pageCurrency),
    clock,
    storage: environment.local,
    waiting: keepWaitingChanges({
      storage: environment.session,
      clock,
      random: environment.random,
    }),
    log,
    packPrefix: options.packPrefix,
    hasReservation: options.hasSamples,
    currency: "EUR",
    onTracked: cartRaisesEvents(events),
  });
  const catalog = createCatalogStore({
    gateway: createCatalogGateway(api, localeOf(environment.currentPath())),
    storage: environment.local,
    clock,
    log,
  });
  const lastOrder = createLastOrder(environment.session);
  return {
    api,
    clock,
    currency,
    modal,
    auth,
    signIn: createSignInStore({
      auth,
      gateway: authGateway,
      clock,
      storage: environment.session,
      policy: options.emailCheckPolicy,
      newsletterPolicy: options.newsletterPolicy,
      log,
      onTracked: authRaisesEvents(events),
    }),
    contact: createContactStore({ gateway: createContactGateway(api), storage: environment.session, log }),
    catalog,
    shelf: createShelfStore({ auth, catalog }),
    cart,
    checkout: createOwnCheckout(environment, options, { api, auth, cart, modal, lastOrder }),
    notFound: createNotFoundNotice(api),
    exitOffer: createExitOffer({ api, auth, cart, modal, session: environment.session }),
    lastOrder,
    events,
    paid: createPaidPurchase(),
    account: createLateStore<StoreApi<AccountServices>, never, null>({
      load: async () => {
        const { createOwnAccountServices } = await import("./account/create-account-services.ts");
        const account = await createOwnAccountServices(environment, {
          api,
          auth,
          onTracked: accountRaisesEvents(events),
        });
        return createStore(() => account);
      },
      initialState: null,
    }),
    chat: createLateStore<StoreApi<ChatStore>, never, null>({
      load: async () => {
        const { createOwnChat } = await import("./engagement/create-own-chat.ts");
        const chat = createOwnChat(environment, { api, auth });
        return createStore(() => chat);
      },
      initialState: null,
    }),
    mailedLink: createMailedLinkHolder(),
    session: createLateStore({
      load: async () => {
        const { createOwnSessionWatch } = await import("./account/create-own-session-watch.ts");
        return createOwnSessionWatch(environment, { api, auth });
      },
      initialState: NO_SESSION,
      acts: { stay: () => {} },
    }),
    texts: createStore(() => options.texts),
    place: { current: environment.currentPath, local: options.localPath, goTo: options.navigate },
    local: environment.local,
    choices: environment.choices,
  };
}

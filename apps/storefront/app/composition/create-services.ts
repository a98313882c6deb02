import type { AccountServices } from "@shop/account/store";
import {
  type ApiClient,
  createApiClient,
  createNotFoundNotice,
  createWebCryptoSha256,
  type NotFoundNotice,
} from "@shop/api-client";
import { createAuthGateway, createContactGateway } from "@shop/auth-ui/adapters";
import type { SessionWatchState, SessionWatchStore } from "@shop/auth-ui/store";
import {
  type AuthStore,
  type ContactStore,
  createAuthStore,
  createContactStore,
  createSignInStore,
  type SignInStore,
} from "@shop/auth-ui/store";
import { createCartGateway, keepWaitingChanges } from "@shop/cart/adapters";
import { type CartStore, type CheckoutStore, createCartStore } from "@shop/cart/store";
import { createCatalogGateway } from "@shop/catalog/adapters";
import { type CatalogStore, createCatalogStore } from "@shop/catalog/store";
import type { ChatStore } from "@shop/engagement/store";
import { type Clock, createLateStore, type KeyValueStorage, type LateStore } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { LaterTexts } from "../messages/later-texts.ts";
import type { ModalStore } from "../shell/modal-store.ts";
import { createMailedLinkHolder, type MailedLinkHolder } from "./account/mailed-link.ts";
import { createOwnCheckout } from "./create-own-checkout.ts";
import type { CurrencyChoice } from "./currency-choice.ts";
import { createExitOffer, type ExitOffer } from "./engagement/exit-offer.ts";
import type { Environment } from "./environment.ts";
import { createLastOrder, type LastOrder } from "./last-order.ts";
import { createShelfStore, type ShelfStore } from "./personal-shelf.ts";
import { accountRaisesEvents } from "./tracking/account-raises-events.ts";
import { authRaisesEvents } from "./tracking/auth-raises-events.ts";
import { cartRaisesEvents } from "./tracking/cart-raises-events.ts";
import type { EventRelay } from "./tracking/event-relay.ts";
import { createPaidPurchase, type PaidPurchase } from "./tracking/paid-purchase.ts";

/** Everything that knows this visitor. Created once per tab, on first use; never on a server. */
export interface Services {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly currency: CurrencyChoice;
  readonly modal: ModalStore;
  readonly auth: AuthStore;
  readonly signIn: SignInStore;
  readonly contact: ContactStore;
  readonly catalog: CatalogStore;
  /** The prices for the logged-in customer. */
  readonly shelf: ShelfStore;
  readonly cart: CartStore;
  readonly checkout: CheckoutStore;
  readonly notFound: NotFoundNotice;
  readonly exitOffer: ExitOffer;
  readonly lastOrder: LastOrder;
  /** Where features raise what is tracked. */
  readonly events: EventRelay;
  readonly paid: PaidPurchase;
  /** What the account's dialogs and pages depend on; fetched with the first of them. */
  readonly account: LateStore<StoreApi<AccountServices>, never, null>;
  /** The talk with the shop; fetched when the chat is first opened. */
  readonly chat: LateStore<StoreApi<ChatStore>, never, null>;
  readonly mailedLink: MailedLinkHolder;
  /** Watches the session; fetched once somebody is logged in. */
  readonly session: LateStore<SessionWatchStore, "stay">;
  /** The texts of all that comes with the services, in the page's language. */
  readonly texts: StoreApi<LaterTexts>;
  /** Where the shopper is, and how another page is opened. `local` puts the language before a path of the shop. */
  readonly place: { current(): string; local(path: string): string; goTo(path: string): void };
  /** Shared by the tabs of this browser. */
  readonly local: KeyValueStorage;
  /** Cookies that scripts may read. */
  readonly choices: KeyValueStorage;
}

export interface ServiceOptions {
  readonly packPrefix: string;
  readonly hasSamples: boolean;
  readonly supportEmail: string;
  readonly emailCheckPolicy: "open" | "uniform";
  readonly newsletterPolicy: "forced" | "free";
  readonly texts: LaterTexts;
  /** Puts the page's language before a path of the shop. */
  readonly localPath: (path: string) => string;
  readonly navigate: (path: string) => void;
}

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
  const catalog = createCatalogStore({ gateway: createCatalogGateway(api), storage: environment.local, clock, log });
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
    checkout: createOwnCheckout(environment, options, { api, auth, cart, catalog, modal, lastOrder }),
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

import type { AuthState, AuthStore } from "@shop/auth-ui/store";
import { createLateCart, createLateCheckout } from "@shop/cart/store";
import type { PersonalShelf } from "@shop/catalog";
import { type CatalogStore, EMPTY_CATALOG_STATE } from "@shop/catalog/store";
import { createLateStore, fail } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { LaterTexts } from "../messages/later-texts.ts";
import { createModalStore } from "../shell/modal-store.ts";
import { createPreloadQueue } from "../shell/preloads/preload-queue.ts";
import type { ConsentServices } from "./consent/consent-services.ts";
import { createCurrencyChoice } from "./currency-choice.ts";
import type { EngagementServices } from "./engagement/engagement-services.ts";
import type { PageEnvironment } from "./page-environment.ts";
import type { LateStores, PageServices } from "./page-services.ts";
import type { PlayerServices } from "./player/player-services.ts";
import type { Services } from "./services.ts";
import { createEventRelay } from "./tracking/event-relay.ts";
import type { TrackingServices } from "./tracking/tracking-services.ts";

export interface PageLoaders {
  /** Loads and connects the services; a failure is logged. */
  readonly start: (page: PageServices) => Promise<Services>;
  /** Loads the visitor's choice about their privacy, and follows it; a failure is logged. */
  readonly startConsent: (page: PageServices) => Promise<ConsentServices>;
}

/** Its loaders are never called while rendering on a server. */
export function createPageServices(
  environment: PageEnvironment,
  packPrefix: string,
  { start, startConsent }: PageLoaders,
): PageServices {
  const services = createLateStore<StoreApi<Services>, never, null>({
    load: async () => {
      try {
        const started = await start(page);
        return createStore(() => started);
      } catch (error) {
        environment.log({ act: "services.start", error: String(error) });
        throw error;
      }
    },
    initialState: null,
  });
  const stores = createLateStores(services, environment, packPrefix);
  // Whatever loaded the services: from here on these are the stores themselves.
  services.subscribe(() => {
    for (const store of Object.values(stores)) void store.load();
  });
  const consent = createLateStore<StoreApi<ConsentServices>, never, null>({
    load: async () => {
      try {
        const started = await startConsent(page);
        return createStore(() => started);
      } catch (error) {
        environment.log({ act: "consent.load", error: String(error) });
        throw error;
      }
    },
    initialState: null,
  });
  const page: PageServices = {
    environment,
    clock: environment.clock,
    currency: createCurrencyChoice(environment),
    modal: createModalStore(),
    preloads: createPreloadQueue(environment.clock),
    local: environment.local,
    services,
    consent,
    engagement: createLateStore<StoreApi<EngagementServices>, never, null>({
      load: () =>
        import("./engagement/create-engagement-services.ts").then((module) => {
          const engagement = module.createEngagementServices(page);
          return createStore(() => engagement);
        }),
      initialState: null,
    }),
    player: createLateStore<StoreApi<PlayerServices>, never, null>({
      load: () =>
        import("./player/create-player-services.ts").then((module) => {
          const player = module.createPlayerServices(environment);
          return createStore(() => player);
        }),
      initialState: null,
    }),
    events: createEventRelay({
      emailAddress: () => stores.auth.getState().user?.emailAddress ?? null,
      nowMs: environment.clock.nowMs,
    }),
    tracking: createLateStore<StoreApi<TrackingServices>, never, null>({
      load: () =>
        import("./tracking/create-tracking.ts").then((module) => {
          const tracking = module.createTracking(page);
          return createStore(() => tracking);
        }),
      initialState: null,
    }),
    ...stores,
  };
  return page;
}

const UNKNOWN: AuthState = { status: "unknown", user: null, sessionLifeMs: null, pending: null };
const VISITOR: { readonly shelf: PersonalShelf | null } = { shelf: null };

/** What pages show of the services: stores that are there from the beginning. */
function createLateStores(
  services: Pick<PageServices["services"], "load">,
  { session: storage, clock }: PageEnvironment,
  packPrefix: string,
): LateStores {
  const load =
    <Store>(pick: (loaded: Services) => Store) =>
    async () =>
      pick(await services.load());
  return {
    cart: createLateCart({ load: load(({ cart }) => cart), storage, clock, packPrefix, currency: "EUR" }),
    checkout: createLateCheckout(load(({ checkout }) => checkout)),
    auth: createLateStore<AuthStore, "logout">({
      load: load(({ auth }) => auth),
      initialState: UNKNOWN,
      acts: { logout: () => fail({ code: "auth.logoutFailed" }) },
    }),
    catalog: createLateStore<CatalogStore, "loadOwned">({
      load: load(({ catalog }) => catalog),
      initialState: EMPTY_CATALOG_STATE,
      acts: { loadOwned: () => fail({ code: "catalog.ownedUnavailable" }) },
    }),
    shelf: createLateStore({ load: load(({ shelf }) => shelf), initialState: VISITOR }),
    // The last one: where these texts are shown, the stores above are loaded.
    texts: createLateStore<StoreApi<LaterTexts>, never, null>({
      load: load(({ texts }) => texts),
      initialState: null,
    }),
  };
}

import type { AuthStore } from "@shop/auth-ui/store";
import type { CartOfParts, CartStore, CheckoutOfParts, CheckoutStore, CheckoutStoreState } from "@shop/cart/store";
import type { CatalogStore } from "@shop/catalog/store";
import type { Clock, KeyValueStorage, LateStore } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import type { LaterTexts } from "../messages/later-texts.ts";
import type { ModalStore } from "../shell/modal-store.ts";
import type { PreloadQueue } from "../shell/preloads/preload-queue.ts";
import type { ConsentServices } from "./consent/consent-services.ts";
import type { CurrencyChoice } from "./currency-choice.ts";
import type { EngagementServices } from "./engagement/engagement-services.ts";
import type { PageEnvironment } from "./page-environment.ts";
import type { ShelfStore } from "./personal-shelf.ts";
import type { PlayerServices } from "./player/player-services.ts";
import type { Services } from "./services.ts";
import type { EventRelay } from "./tracking/event-relay.ts";
import type { TrackingServices } from "./tracking/tracking-services.ts";

/** Placeholders until the services are loaded, and the stores themselves from then on. */
export interface LateStores {
  readonly cart: CartOfParts & LateStore<CartStore>;
  readonly checkout: CheckoutOfParts & LateStore<CheckoutStore, never, CheckoutStoreState>;
  readonly auth: LateStore<AuthStore, "logout">;
  readonly catalog: LateStore<CatalogStore, "loadOwned">;
  /** The customer's own prices; null on a server, logged out, and until it is known. */
  readonly shelf: LateStore<ShelfStore>;
  /** The texts that come with the services, in the page's language; null until loaded. */
  readonly texts: LateStore<StoreApi<LaterTexts>, never, null>;
}

/** What the parts of a page depend on before anybody acts. Created once per tab, and once per rendering on the server. */
export interface PageServices extends LateStores {
  readonly environment: PageEnvironment;
  readonly clock: Clock;
  readonly currency: CurrencyChoice;
  readonly modal: ModalStore;
  readonly preloads: PreloadQueue;
  /** Shared by the tabs of this browser. */
  readonly local: KeyValueStorage;
  /** Everything that knows this visitor, calls included; null until loaded. A first visit that only reads never loads it. */
  readonly services: LateStore<StoreApi<Services>, never, null>;
  /** The visitor's choice about their privacy; null until the page is idle. */
  readonly consent: LateStore<StoreApi<ConsentServices>, never, null>;
  /** What pops up; null until the page is idle. */
  readonly engagement: LateStore<StoreApi<EngagementServices>, never, null>;
  /** The one player of the site; null until something that can be heard is shown. */
  readonly player: LateStore<StoreApi<PlayerServices>, never, null>;
  /** Where features raise what is tracked. Without consent it goes nowhere. */
  readonly events: EventRelay;
  /** Null until something may be tracked: see `trackingFollowsConsent`. */
  readonly tracking: LateStore<StoreApi<TrackingServices>, never, null>;
}

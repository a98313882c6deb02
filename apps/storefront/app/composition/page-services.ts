import { createEarlyAdds } from "@shop/cart/adapters";
import {
  type CartOfParts,
  type CheckoutOfParts,
  createWaitingCart,
  createWaitingCheckout,
  type EarlyAdds,
} from "@shop/cart/store";
import type { Clock, KeyValueStorage } from "@shop/kernel";
import { createModalStore, type ModalStore } from "../shell/modal-store.ts";
import { createPreloadQueue, type PreloadQueue } from "../shell/preload-queue.ts";
import type { Services } from "./create-services.ts";
import { type CurrencyChoice, createCurrencyChoice } from "./currency-choice.ts";
import { createDeferred, type Deferred } from "./deferred.ts";
import type { PageEnvironment } from "./page-environment.ts";

/** What the parts of a page depend on before anybody acts. Created once per tab, and once per rendering on the server. */
export interface PageServices {
  readonly environment: PageEnvironment;
  readonly clock: Clock;
  readonly currency: CurrencyChoice;
  readonly modal: ModalStore;
  readonly preloads: PreloadQueue;
  /** Shared by the tabs of this browser. */
  readonly local: KeyValueStorage;
  /** Adds that were pressed before the services are there: what this page leaves so is the next one's to send. */
  readonly early: EarlyAdds;
  /** Placeholders for cart and checkout until the services are loaded. */
  readonly waitingCart: CartOfParts;
  readonly waitingCheckout: CheckoutOfParts;
  /** Everything that knows this visitor, calls included. A first visit that only reads never loads it. */
  readonly services: Deferred<Services>;
}

/** `start` loads and connects the services; a failure is logged. Never called while rendering on a server. */
export function createPageServices(
  environment: PageEnvironment,
  packPrefix: string,
  start: (page: PageServices) => Promise<Services>,
): PageServices {
  const services = createDeferred(async () => {
    try {
      return await start(page);
    } catch (error) {
      environment.log({ act: "services.start", error: String(error) });
      throw error;
    }
  });
  const { clock, session: storage } = environment;
  const early = createEarlyAdds({ storage, clock });
  const page: PageServices = {
    environment,
    clock,
    currency: createCurrencyChoice(environment),
    modal: createModalStore(),
    preloads: createPreloadQueue(clock),
    local: environment.local,
    early,
    waitingCart: createWaitingCart({
      load: async () => (await services.want()).cart,
      early,
      packPrefix,
      currency: "EUR",
    }),
    waitingCheckout: createWaitingCheckout(async () => (await services.want()).checkout),
    services,
  };
  return page;
}

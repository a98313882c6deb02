import { createBroadcastTabs, createPageExitMoves, createSaleGateway } from "@shop/engagement/adapters";
import { createAttentionStore, createSaleWatch } from "@shop/engagement/store";
import { createLateStore, createSystemRandom } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PageServices } from "../page-services.ts";
import { cartMessagesTakeTurns } from "./cart-messages-take-turns.ts";
import { createBrowserEngagementEnvironment } from "./engagement-environment.ts";
import type { EngagementServices, WheelServices } from "./engagement-services.ts";
import { createOpenOffersClient } from "./open-offers-client.ts";
import { popUpsFollowAccount } from "./pop-ups-follow-account.ts";
import { popUpsKeepSilent } from "./pop-ups-keep-silent.ts";
import { popUpsWaitForConsent } from "./pop-ups-wait-for-consent.ts";

const CHANNEL = "shop_pop_ups";

/** A store that makes calls takes `page.services.load()` for its client: only a pop-up that needs the back end loads it. */
export function createEngagementServices(
  page: PageServices,
  environment = createBrowserEngagementEnvironment(),
): EngagementServices {
  const { clock, local, session } = page.environment;
  const attention = createAttentionStore({
    clock,
    local,
    session,
    random: createSystemRandom(),
    tabs: createBroadcastTabs(typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL)),
  });
  // For as long as the tab: pages change, the stores stay.
  popUpsKeepSilent({ ...page, environment, attention });
  popUpsWaitForConsent({ ...page, attention });
  cartMessagesTakeTurns({ ...page, attention });
  const wheel = createLateStore<StoreApi<WheelServices>, never, null>({
    load: async () => {
      const { createWheelServices } = await import("./create-wheel.ts");
      const services = await createWheelServices(page);
      return createStore(() => services);
    },
    initialState: null,
  });
  // A visitor who only reads has no account to follow.
  const follow = () => {
    const services = page.services.getState();
    if (services) popUpsFollowAccount({ ...services, attention });
    return services !== null;
  };
  if (!follow()) page.services.subscribe(follow);
  const sales = createSaleWatch({
    gateway: createSaleGateway(createOpenOffersClient((path) => fetch(path))),
    clock,
    log: page.environment.log,
  });
  return { attention, exitMoves: createPageExitMoves(document), environment, wheel, sales };
}

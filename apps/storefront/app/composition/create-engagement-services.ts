import { createBroadcastTabs, createPageExitMoves, createSaleGateway } from "@shop/engagement/adapters";
import {
  type AttentionStore,
  createAttentionStore,
  createSaleWatch,
  type ExitMoves,
  type SaleWatch,
} from "@shop/engagement/store";
import { createSystemRandom } from "@shop/kernel";
import { cartMessagesTakeTurns } from "./cart-messages-take-turns.ts";
import { createOpenOffersClient } from "./open-offers-client.ts";
import type { PageServices } from "./page-services.ts";
import { popUpsFollowAccount } from "./pop-ups-follow-account.ts";
import { popUpsKeepSilent } from "./pop-ups-keep-silent.ts";

/** The stores of everything that pops up. Created once per tab, when the page is idle; never on a server. */
export interface EngagementServices {
  readonly attention: AttentionStore;
  readonly exitMoves: ExitMoves;
  /** Which sale and which contest are open, by the server's time. */
  readonly sales: SaleWatch;
}

const CHANNEL = "shop_pop_ups";

/** A store that makes calls takes `page.services.load()` for its client: only a pop-up that needs the back end loads it. */
export function createEngagementServices(page: PageServices): EngagementServices {
  const { clock, local, session } = page.environment;
  const attention = createAttentionStore({
    clock,
    local,
    session,
    random: createSystemRandom(),
    tabs: createBroadcastTabs(typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL)),
  });
  // For as long as the tab: pages change, the stores stay.
  popUpsKeepSilent({ ...page, attention });
  cartMessagesTakeTurns({ ...page, attention });
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
  return { attention, exitMoves: createPageExitMoves(document), sales };
}

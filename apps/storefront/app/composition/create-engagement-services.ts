import { createBroadcastTabs, createPageExitMoves } from "@shop/engagement/adapters";
import { type AttentionStore, createAttentionStore, type ExitMoves } from "@shop/engagement/store";
import { createLateStore, createSystemRandom, type LateStore } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { cartMessagesTakeTurns } from "./cart-messages-take-turns.ts";
import type { WheelServices } from "./create-wheel.ts";
import type { PageServices } from "./page-services.ts";
import { popUpsKeepSilent } from "./pop-ups-keep-silent.ts";

/** The stores of everything that pops up. Created once per tab, when the page is idle; never on a server. */
export interface EngagementServices {
  readonly attention: AttentionStore;
  readonly exitMoves: ExitMoves;
  /** Fetched when the wheel first has its turn; null until then. */
  readonly wheel: LateStore<StoreApi<WheelServices>, never, null>;
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
  const wheel = createLateStore<StoreApi<WheelServices>, never, null>({
    load: async () => {
      const { createWheelServices } = await import("./create-wheel.ts");
      const services = await createWheelServices(page);
      return createStore(() => services);
    },
    initialState: null,
  });
  return { attention, exitMoves: createPageExitMoves(document), wheel };
}

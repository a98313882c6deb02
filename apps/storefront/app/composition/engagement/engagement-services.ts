import type { AttentionStore, ExitMoves, SaleWatch, WheelStore } from "@shop/engagement/store";
import type { LateStore } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import type { EngagementEnvironment } from "./engagement-environment.ts";

/** The wheel with what its prizes lead to. Created once per tab, when it first has its turn. */
export interface WheelServices {
  readonly wheel: WheelStore;
  /** Puts a drawn coupon on the cart and goes there. */
  goToCart(coupon: string): Promise<void>;
  /** Opens the login; a wanted pack is claimed after it. */
  logIn(): void;
}

/** The stores of everything that pops up. Created once per tab, when the page is idle; never on a server. */
export interface EngagementServices {
  readonly attention: AttentionStore;
  readonly exitMoves: ExitMoves;
  readonly environment: EngagementEnvironment;
  /** Fetched when the wheel first has its turn; null until then. */
  readonly wheel: LateStore<StoreApi<WheelServices>, never, null>;
  /** Which sale and which contest are open, by the server's time. */
  readonly sales: SaleWatch;
}

import { copyInBrowser, createWheelGateway } from "@shop/engagement/adapters";
import { createWheelStore, type WheelStore } from "@shop/engagement/store";
import { createSystemRandom } from "@shop/kernel";
import type { PageServices } from "./page-services.ts";
import { wheelLeadsOn } from "./wheel-leads-on.ts";

/** The wheel with what its prizes lead to. Created once per tab, when it first has its turn. */
export interface WheelServices {
  readonly wheel: WheelStore;
  /** Puts a drawn coupon on the cart and goes there. */
  goToCart(coupon: string): Promise<void>;
  /** Opens the login; a wanted pack is claimed after it. */
  logIn(): void;
}

export async function createWheelServices({ environment, services }: PageServices): Promise<WheelServices> {
  const loaded = await services.load();
  const wheel = createWheelStore({
    gateway: createWheelGateway(loaded.api),
    clock: environment.clock,
    random: createSystemRandom(),
    copyText: copyInBrowser,
    log: (act, detail) => environment.log({ act, detail: String(detail) }),
  });
  // For as long as the tab.
  const { goToCart, logIn } = wheelLeadsOn({ ...loaded, wheel });
  return { wheel, goToCart, logIn };
}

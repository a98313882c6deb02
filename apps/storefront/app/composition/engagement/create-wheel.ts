import { copyInBrowser, createWheelGateway } from "@shop/engagement/adapters";
import { createWheelStore } from "@shop/engagement/store";
import { createSystemRandom } from "@shop/kernel";
import type { PageServices } from "../page-services.ts";
import type { WheelServices } from "./engagement-services.ts";
import { wheelLeadsOn } from "./wheel-leads-on.ts";

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

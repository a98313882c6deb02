import type { AuthStore } from "@shop/auth-ui/store";
import type { CartStore } from "@shop/cart/store";
import type { CatalogStore } from "@shop/catalog/store";
import type { WheelStore } from "@shop/engagement/store";
import type { ModalStore } from "../../shell/modal-store.ts";
import type { Services } from "../services.ts";

interface Stores {
  readonly wheel: Pick<WheelStore, "getState" | "claimPack">;
  readonly auth: Pick<AuthStore, "subscribe">;
  readonly cart: Pick<CartStore, "addCoupon">;
  readonly catalog: Pick<CatalogStore, "loadOwned">;
  readonly modal: Pick<ModalStore, "set">;
  readonly place: Pick<Services["place"], "local" | "goTo">;
}

/**
 * Where the wheel's prizes lead: a coupon is put on the cart, which says whether it counts, and the cart opens. A wanted pack is claimed once
 * somebody has logged in, and the downloads open. Source: ENGAGE-03.
 */
export function wheelLeadsOn({ wheel, auth, cart, catalog, modal, place }: Stores) {
  const claim = async () => {
    if ((await wheel.claimPack(true)) === null) return;
    void catalog.loadOwned();
    place.goTo(place.local("/account"));
  };
  const stop = auth.subscribe((state, before) => {
    const hasLoggedIn = state.status === "customer" && before.status !== "customer";
    if (hasLoggedIn && wheel.getState().pack === "wanted") void claim();
  });
  return {
    goToCart: async (coupon: string) => {
      await cart.addCoupon(coupon);
      place.goTo(place.local("/cart"));
    },
    logIn: () => modal.set("login", { reason: "offer" }),
    stop,
  };
}

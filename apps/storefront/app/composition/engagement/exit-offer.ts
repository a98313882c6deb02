import type { ApiClient } from "@shop/api-client";
import type { AuthStore } from "@shop/auth-ui/store";
import type { CartStore } from "@shop/cart/store";
import type { KeyValueStorage } from "@shop/kernel";
import type { ModalStore } from "../../shell/modal-store.ts";

const WANTED_KEY = "shop_exit_offer";

interface Stores {
  readonly api: Pick<ApiClient, "call">;
  readonly auth: Pick<AuthStore, "getState" | "subscribe">;
  readonly cart: Pick<CartStore, "addCoupon">;
  readonly modal: Pick<ModalStore, "set" | "close">;
  /** Of this tab, so that the wish survives the reload of a login. */
  readonly session: KeyValueStorage;
}

export interface ExitOffer {
  /** The shopper wants the discount: applies it to the cart, after a login if there is none. */
  want(): void;
  /** Follows the login. The returned function stops it. */
  connect(): () => void;
}

/** The discount for new customers who were about to leave. Source: ENGAGE-08. */
export function createExitOffer({ api, auth, cart, modal, session }: Stores): ExitOffer {
  const isCustomer = () => auth.getState().status === "customer";
  const claim = async () => {
    session.remove(WANTED_KEY);
    const claimed = await api.call("claimExitOffer", {});
    if (claimed.isOk) {
      modal.close();
      // The cart says whether it counts.
      await cart.addCoupon(claimed.value.code);
    } else modal.set("exit_intent", { exit: { variant: "product", failure: claimed.failure } });
  };
  return {
    want: () => {
      if (isCustomer()) void claim();
      else {
        session.set(WANTED_KEY, "1");
        modal.set("login", { reason: "offer" });
      }
    },
    connect: () =>
      auth.subscribe((state, before) => {
        const hasLoggedIn = state.status === "customer" && before.status !== "customer";
        if (hasLoggedIn && session.get(WANTED_KEY) !== undefined) void claim();
      }),
  };
}

import type { SignInStore } from "@shop/auth-ui/store";
import type { CheckoutStore } from "@shop/cart/store";
import type { ModalStore } from "../shell/modal-store.ts";

/** Closing the dialog resets a checkout or buy-now that waited for the login, and the dialog's own state. */
export function closingDropsPurchase(stores: {
  modal: ModalStore;
  checkout: Pick<CheckoutStore, "loginAbandoned">;
  signIn: Pick<SignInStore, "close">;
}): () => void {
  return stores.modal.subscribe((state, before) => {
    if (before.type === "login" && state.type !== "login") stores.signIn.close();
    if (state.type === "inactive" && before.type !== "inactive") stores.checkout.loginAbandoned();
  });
}

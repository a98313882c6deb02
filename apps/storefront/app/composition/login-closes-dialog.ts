import type { AuthStore } from "@shop/auth-ui/store";
import type { ModalStore } from "../shell/modal-store.ts";

/** Whoever is logged in has no more use for the login dialog. */
export function loginClosesDialog(stores: { auth: Pick<AuthStore, "subscribe">; modal: ModalStore }): () => void {
  return stores.auth.subscribe((state, before) => {
    const hasLoggedIn = state.status === "customer" && before.status !== "customer";
    if (hasLoggedIn && stores.modal.getState().type === "login") stores.modal.close();
  });
}

import type { AuthStore, SignInStore } from "@shop/auth-ui/store";
import type { ModalStore } from "../shell/modal-store.ts";

/** Closes the login dialog once somebody is logged in. Its form ends its own step first: only then does it clear its input. */
export function loginClosesDialog(stores: {
  auth: Pick<AuthStore, "subscribe">;
  signIn: Pick<SignInStore, "subscribe" | "getState">;
  modal: ModalStore;
}): () => void {
  let hasLoggedIn = false;
  const closeWhenDone = () => {
    if (!hasLoggedIn || stores.signIn.getState().pending === "login") return;
    hasLoggedIn = false;
    if (stores.modal.getState().type === "login") stores.modal.close();
  };
  const ends = [
    stores.auth.subscribe((state, before) => {
      if (state.status === before.status) return;
      hasLoggedIn = state.status === "customer";
      closeWhenDone();
    }),
    stores.signIn.subscribe(closeWhenDone),
  ];
  return () => {
    for (const end of ends) end();
  };
}

import type { AuthStore } from "@shop/auth-ui/store";
import type { ModalStore } from "../shell/modal-store.ts";
import type { Services } from "./services.ts";

/**
 * Once somebody is logged in, their session is watched: activity extends it, and when it expires the timeout dialog says so.
 * Source: AUTH-17.
 */
export function loginIsWatched(stores: {
  auth: Pick<AuthStore, "getState" | "subscribe">;
  session: Pick<Services["session"], "load" | "subscribe">;
  modal: Pick<ModalStore, "set">;
}): () => void {
  const { auth, session, modal } = stores;
  const look = () => {
    if (auth.getState().status === "customer") void session.load();
  };
  const ends = [
    auth.subscribe(look),
    session.subscribe((state, before) => {
      if (state.phase === "over" && before.phase !== "over") modal.set("timeout");
    }),
  ];
  look();
  return () => {
    for (const end of ends) end();
  };
}

import type { AuthStore, SessionWatchStore } from "@shop/auth-ui/store";
import type { ModalStore } from "../shell/modal-store.ts";
import type { Deferred } from "./deferred.ts";
import type { Environment } from "./environment.ts";

/**
 * Once somebody is logged in, their session is watched: activity extends it, and when it expires the timeout dialog says so.
 * Source: AUTH-17.
 */
export function loginIsWatched(stores: {
  auth: Pick<AuthStore, "getState" | "subscribe">;
  session: Deferred<SessionWatchStore>;
  modal: Pick<ModalStore, "set">;
  onInteraction: Environment["onInteraction"];
}): () => void {
  const { auth, session, modal, onInteraction } = stores;
  const ends: Array<() => void> = [];
  let isEnded = false;
  const watch = () => {
    const store = session.get();
    if (!store || isEnded) return;
    ends.push(
      store.subscribe((state, before) => {
        if (state.phase === "over" && before.phase !== "over") modal.set("timeout");
      }),
      onInteraction(store.noteInteraction),
      store.start(),
    );
  };
  const look = () => {
    if (auth.getState().status === "customer") session.begin();
  };
  ends.push(session.subscribe(watch), auth.subscribe(look));
  look();
  return () => {
    isEnded = true;
    for (const end of ends) end();
  };
}

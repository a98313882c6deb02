import type { AuthStore, AuthTracker } from "@shop/auth-ui/store";
import type { EventRelay } from "./event-relay.ts";

/**
 * Logins, sign-ups and activations are events. Before a logout, what waits is sent and the logout is reported: it ends the session under
 * which that can be done. Source: AUTH-18.
 */
export function authRaisesEvents(events: Pick<EventRelay, "raise" | "leave">): AuthTracker {
  return (event) => {
    switch (event.type) {
      case "login":
        return events.raise({ name: "login", data: {} });
      case "signUp":
        return events.raise({ name: "sign_up", data: {} });
      case "verify":
        return events.raise({ name: "verify", data: {} });
      case "logout":
        return events.leave();
    }
  };
}

/** After a logout that failed the customer is still there, and so is what they do. */
export function failedLogoutGoesOn(stores: {
  readonly auth: Pick<AuthStore, "subscribe">;
  readonly events: Pick<EventRelay, "stay">;
}): () => void {
  return stores.auth.subscribe((state, before) => {
    if (before.pending === "logout" && state.pending === null && state.status === "customer") stores.events.stay();
  });
}

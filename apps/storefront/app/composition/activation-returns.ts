import { readSignUpPlace, writeSignUpPlace } from "@shop/auth-ui";
import type { SignInStore } from "@shop/auth-ui/store";
import type { Clock, KeyValueStorage } from "@shop/kernel";

const SIGN_UP_PLACE_KEY = "shop_sign_up_place";

interface Stores {
  readonly signIn: Pick<SignInStore, "subscribe">;
  readonly clock: Clock;
  /** Shared by the tabs: the mail program may open the activation link in any of them. */
  readonly local: KeyValueStorage;
  readonly place: { current(): string; goTo(path: string): void };
}

/** Signing up takes a mail, and its link opens the home page. Once the address is verified, the shopper is back on the page of the sign-up, with the login before them. */
export function activationReturns({ signIn, clock, local, place }: Stores): () => void {
  return signIn.subscribe((state, before) => {
    if (state.stage === "activationSent" && before.stage === "signUp") {
      local.set(SIGN_UP_PLACE_KEY, writeSignUpPlace(place.current(), clock.nowMs()));
    }
    if (state.reason !== "activated" || state.stage !== "password" || before.stage === "password") return;
    const path = readSignUpPlace(local.get(SIGN_UP_PLACE_KEY), clock.nowMs());
    local.remove(SIGN_UP_PLACE_KEY);
    if (path && path !== place.current()) place.goTo(path);
  });
}

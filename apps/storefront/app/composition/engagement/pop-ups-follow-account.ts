import type { ApiClient } from "@shop/api-client";
import type { AuthStore } from "@shop/auth-ui/store";
import type { AttentionStore } from "@shop/engagement/store";

/**
 * A login applies the account's wish for fewer pop-ups; a customer's choice is stored with the account. A visitor who has turned them off
 * keeps that with the login. Source: ENGAGE-12.
 */
export function popUpsFollowAccount({
  api,
  auth,
  attention,
}: {
  readonly api: Pick<ApiClient, "call">;
  readonly auth: Pick<AuthStore, "getState" | "subscribe">;
  readonly attention: Pick<AttentionStore, "getState" | "subscribe" | "setFewer">;
}): () => void {
  /** What the account has, as far as it is known; null while nobody is logged in. */
  let stored: boolean | null = null;
  /** One call after the other, so that the last choice is stored last. */
  let storing: Promise<unknown> = Promise.resolve();
  const store = () => {
    const { isFewer } = attention.getState();
    if (stored === null || stored === isFewer) return;
    stored = isFewer;
    // A call that fails is in the client's log; the browser has the choice.
    storing = storing.then(() => api.call("preferPopUps", { fewer: isFewer }));
  };
  const adopt = () => {
    const { status, user } = auth.getState();
    const isCustomer = status === "customer" && user !== null;
    if (isCustomer === (stored !== null)) return;
    stored = isCustomer ? user.wantsFewerPopUps : null;
    if (stored) attention.setFewer(true);
    store();
  };
  adopt();
  const ends = [auth.subscribe(adopt), attention.subscribe(store)];
  return () => {
    for (const end of ends) end();
  };
}

import type { ApiClient } from "@shop/api-client";
import type { AuthStore } from "@shop/auth-ui/store";
import type { CurrencyChoice } from "./currency-choice.ts";

/** A login shows the account's preferred currency; a customer's choice is stored with the account. Source: AUTH-21. */
export function currencyFollowsAccount(stores: {
  api: Pick<ApiClient, "call">;
  auth: Pick<AuthStore, "getState" | "subscribe">;
  currency: Pick<CurrencyChoice, "getState" | "subscribe" | "choose">;
}): () => void {
  const { api, auth, currency } = stores;
  let isAdopting = false;
  /** One call after the other, so that the last choice is stored last. */
  let storing: Promise<unknown> = Promise.resolve();
  const ends = [
    auth.subscribe((state, before) => {
      const preferred = state.user?.preferredCurrency;
      if (state.status !== "customer" || before.status === "customer" || !preferred) return;
      if (preferred === currency.getState().currency) return;
      isAdopting = true;
      currency.choose(preferred);
      isAdopting = false;
    }),
    currency.subscribe((state, before) => {
      if (isAdopting || state.currency === before.currency || auth.getState().status !== "customer") return;
      // A call that fails is in the client's log; the cookie has the choice.
      storing = storing.then(() => api.call("preferCurrency", { currency: state.currency }));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

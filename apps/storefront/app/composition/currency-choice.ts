import { CURRENCY_COOKIE } from "@shop/api-client/contract";
import { type ReadableStore, readable } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { createStore } from "zustand/vanilla";
import type { Environment } from "./environment.ts";

/** The currency that the page shows. On a server it is unknown: pages contain all three prices. */
export interface CurrencyChoice extends ReadableStore<{ currency: Currency }> {
  /** Shows a currency at once, and stores it for a year. */
  choose(currency: Currency): void;
  /** Takes over what the head script decided, after hydration. */
  adopt(): void;
  /** Stores the displayed currency for a year, unless one is stored. Source: PRICE-01. */
  keep(): void;
}

export function createCurrencyChoice(
  environment: Pick<Environment, "choices" | "pageCurrency" | "showCurrency">,
): CurrencyChoice {
  const store = createStore<{ currency: Currency }>(() => ({ currency: "EUR" }));
  return {
    ...readable(store),
    choose: (currency) => {
      environment.choices.set(CURRENCY_COOKIE, currency);
      environment.showCurrency(currency);
      store.setState({ currency });
    },
    keep: () => {
      if (environment.choices.get(CURRENCY_COOKIE) === undefined) {
        environment.choices.set(CURRENCY_COOKIE, environment.pageCurrency());
      }
    },
    adopt: () => store.setState({ currency: environment.pageCurrency() }),
  };
}

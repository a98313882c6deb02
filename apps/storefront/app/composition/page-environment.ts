import { createCookieStorage } from "@shop/api-client";
import {
  type Clock,
  createMemoryStorage,
  createSystemClock,
  createWebStorage,
  type KeyValueStorage,
} from "@shop/kernel";
import { CURRENCIES, type Currency, isCurrency } from "@shop/pricing";

/** A year, as for every cookie that the requirements give no other life. */
const CHOICE_LIFE_MS = 365 * 24 * 60 * 60 * 1000;

/** What every page touches of the world: the browser's, or on a server none. */
export interface PageEnvironment {
  readonly clock: Clock;
  /** Cookies that scripts may read. */
  readonly choices: KeyValueStorage;
  /** Shared by the tabs. */
  readonly local: KeyValueStorage;
  /** Of this tab alone. */
  readonly session: KeyValueStorage;
  /** The currency that the head script put on the page. */
  readonly pageCurrency: () => Currency;
  readonly showCurrency: (currency: Currency) => void;
  /** Loads the page from the server again. What was typed and is worth keeping is in `session` already. */
  readonly reload: () => void;
  readonly log: (entry: object) => void;
}

/** Rendering on a server touches nothing: no call leaves, nothing is kept. */
export function createServerPageEnvironment(): PageEnvironment {
  return {
    clock: { nowMs: () => 0, after: () => () => {} },
    choices: createMemoryStorage(),
    local: createMemoryStorage(),
    session: createMemoryStorage(),
    pageCurrency: () => "EUR",
    showCurrency: () => {},
    reload: () => {},
    log: () => {},
  };
}

export function createBrowserPageEnvironment(): PageEnvironment {
  const root = document.documentElement;
  return {
    clock: createSystemClock(),
    choices: createCookieStorage(document, { maxAgeMs: CHOICE_LIFE_MS, isSecure: location.protocol === "https:" }),
    local: createWebStorage(() => localStorage),
    session: createWebStorage(() => sessionStorage),
    pageCurrency: () => (isCurrency(root.dataset.currency) ? root.dataset.currency : (CURRENCIES[0] ?? "EUR")),
    showCurrency: (currency) => {
      root.dataset.currency = currency;
    },
    reload: () => location.reload(),
    // biome-ignore lint/suspicious/noConsole: the browser's log is this shop's only one on this side.
    log: (entry) => console.warn(entry),
  };
}

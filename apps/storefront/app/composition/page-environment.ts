import { createCookieStorage } from "@shop/api-client";
import {
  type Clock,
  createMemoryStorage,
  createSystemClock,
  createWebStorage,
  type KeyValueStorage,
} from "@shop/kernel";
import { CURRENCIES, type Currency, isCurrency } from "@shop/pricing";

/** A year, as for every cookie without another required lifetime. */
const CHOICE_LIFE_MS = 365 * 24 * 60 * 60 * 1000;

/** The browser APIs that every page uses; none on a server. */
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
  /** Calls back once when the page is loaded and has nothing to do. The returned function cancels it. */
  readonly whenIdle: (callback: () => void) => () => void;
  readonly log: (entry: object) => void;
}

/** Rendering on a server has no effects: no call is made, nothing is stored. */
export function createServerPageEnvironment(): PageEnvironment {
  return {
    clock: { nowMs: () => 0, after: () => () => {} },
    choices: createMemoryStorage(),
    local: createMemoryStorage(),
    session: createMemoryStorage(),
    pageCurrency: () => "EUR",
    showCurrency: () => {},
    reload: () => {},
    whenIdle: () => () => {},
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
    whenIdle,
    // biome-ignore lint/suspicious/noConsole: the browser's log is this shop's only one on this side.
    log: (entry) => console.warn(entry),
  };
}

/** For browsers that don't say when they are idle, and for those that never are. */
const IDLE_AFTER_MS = 2_000;

/** A mark on the browser's own timeline: what is fetched from here on isn't what a first visit waits for. */
const IDLE_MARK = "shop:idle";

/** Calls back once the page has loaded and the browser is idle. The function that it returns takes the call back. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {};
  const begin = () => {
    performance.mark(IDLE_MARK);
    callback();
  };
  const wait = () => {
    if (typeof requestIdleCallback === "function") {
      const handle = requestIdleCallback(begin, { timeout: IDLE_AFTER_MS });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(begin, IDLE_AFTER_MS);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    cancel();
  };
}

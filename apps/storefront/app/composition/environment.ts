import { createCookieStorage, createFetchTransport, type Transport } from "@shop/api-client";
import { ACCESS_TOKEN_LIFE_MS } from "@shop/api-client/contract";
import {
  type Clock,
  createMemoryStorage,
  createSystemClock,
  createSystemRandom,
  type KeyValueStorage,
  type Random,
} from "@shop/kernel";
import { CURRENCIES, type Currency, isCurrency } from "@shop/pricing";

import { createWebStorage, listenToStorage } from "./web-storage.ts";

/** A year, as for every cookie that the requirements give no other life. */
const CHOICE_LIFE_MS = 365 * 24 * 60 * 60 * 1000;

/** What the services touch of the world: the browser's, or on a server none. */
export interface Environment {
  readonly isServer: boolean;
  readonly clock: Clock;
  readonly random: Random;
  readonly transport: Transport;
  /** Web Crypto; undefined on plain http, away from localhost. */
  readonly subtle: SubtleCrypto | undefined;
  readonly accessTokens: KeyValueStorage;
  readonly choices: KeyValueStorage;
  /** Shared by the tabs. */
  readonly local: KeyValueStorage;
  /** Of this tab alone. */
  readonly session: KeyValueStorage;
  readonly origin: () => string;
  readonly currentPath: () => string;
  /** The currency that the head script put on the page. */
  readonly pageCurrency: () => Currency;
  readonly showCurrency: (currency: Currency) => void;
  readonly pageTheme: () => string;
  readonly log: (entry: object) => void;
}

/** Rendering on a server touches nothing: no call leaves, nothing is kept. */
export function createServerEnvironment(): Environment {
  return {
    isServer: true,
    clock: { nowMs: () => 0, after: () => () => {} },
    random: createSystemRandom(),
    subtle: undefined,
    transport: () => Promise.reject(new Error("Rendering makes no calls: load in a loader.")),
    accessTokens: createMemoryStorage(),
    choices: createMemoryStorage(),
    local: createMemoryStorage(),
    session: createMemoryStorage(),
    origin: () => "",
    currentPath: () => "/",
    pageCurrency: () => "EUR",
    showCurrency: () => {},
    pageTheme: () => "dark",
    log: () => {},
  };
}

export function createBrowserEnvironment(): Environment {
  const isSecure = location.protocol === "https:";
  const root = document.documentElement;
  return {
    isServer: false,
    clock: createSystemClock(),
    random: createSystemRandom(),
    subtle: globalThis.crypto?.subtle,
    transport: createFetchTransport((input, init) => fetch(input, init), {
      headers: () => ({ "content-language": root.lang }),
    }),
    accessTokens: createCookieStorage(document, { maxAgeMs: ACCESS_TOKEN_LIFE_MS, isSecure }),
    choices: createCookieStorage(document, { maxAgeMs: CHOICE_LIFE_MS, isSecure }),
    local: createWebStorage(() => localStorage, listenToStorage),
    session: createWebStorage(() => sessionStorage, listenToStorage),
    origin: () => location.origin,
    currentPath: () => `${location.pathname}${location.search}`,
    pageCurrency: () => (isCurrency(root.dataset.currency) ? root.dataset.currency : (CURRENCIES[0] ?? "EUR")),
    showCurrency: (currency) => {
      root.dataset.currency = currency;
    },
    pageTheme: () => root.dataset.theme ?? "dark",
    // biome-ignore lint/suspicious/noConsole: the browser's log is this shop's only one on this side.
    log: (entry) => console.warn(entry),
  };
}

import { createCookieStorage, createFetchTransport, type Transport } from "@shop/api-client";
import { ACCESS_TOKEN_LIFE_MS } from "@shop/api-client/contract";
import { createSystemRandom, type KeyValueStorage, type Random } from "@shop/kernel";
import type { PageEnvironment } from "./page-environment.ts";

/** What the services touch of the browser's world besides what every page does. */
export interface Environment extends PageEnvironment {
  readonly transport: Transport;
  readonly random: Random;
  /** Web Crypto; undefined on plain http, away from localhost. */
  readonly subtle: SubtleCrypto | undefined;
  readonly accessTokens: KeyValueStorage;
  readonly origin: () => string;
  readonly currentPath: () => string;
  readonly pageTheme: () => string;
}

export function createBrowserEnvironment(page: PageEnvironment): Environment {
  const isSecure = location.protocol === "https:";
  const root = document.documentElement;
  return {
    ...page,
    random: createSystemRandom(),
    subtle: globalThis.crypto?.subtle,
    transport: createFetchTransport((input, init) => fetch(input, init), {
      headers: () => ({ "content-language": root.lang }),
    }),
    accessTokens: createCookieStorage(document, { maxAgeMs: ACCESS_TOKEN_LIFE_MS, isSecure }),
    origin: () => location.origin,
    currentPath: () => `${location.pathname}${location.search}`,
    pageTheme: () => root.dataset.theme ?? "dark",
  };
}

import { createCookieStorage, createFetchTransport, type Transport } from "@shop/api-client";
import { ACCESS_TOKEN_LIFE_MS } from "@shop/api-client/contract";
import { createSystemRandom, type KeyValueStorage, type Random } from "@shop/kernel";
import type { PageEnvironment } from "./page-environment.ts";

/** The browser APIs that the services use, besides those of every page. */
export interface Environment extends PageEnvironment {
  readonly transport: Transport;
  readonly random: Random;
  /** Web Crypto; undefined on plain http, away from localhost. */
  readonly subtle: SubtleCrypto | undefined;
  readonly accessTokens: KeyValueStorage;
  readonly origin: () => string;
  readonly currentPath: () => string;
  readonly pageTheme: () => string;
  /** The page's language and the browser's, BCP 47. */
  readonly languages: () => readonly string[];
  /** Called on every key, pointer and scroll event; the returned function unsubscribes. */
  readonly onInteraction: (listener: () => void) => () => void;
  /** Adds a style sheet after all others. Rejects if it can't be loaded. */
  readonly loadStyles: (href: string) => Promise<void>;
}

const INTERACTIONS = ["pointerdown", "keydown", "scroll", "touchstart"] as const;

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
    languages: () => [root.lang, navigator.language],
    loadStyles,
    onInteraction: (listener) => {
      for (const name of INTERACTIONS) addEventListener(name, listener, { capture: true, passive: true });
      return () => {
        for (const name of INTERACTIONS) removeEventListener(name, listener, { capture: true });
      };
    },
  };
}

function loadStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The styles at ${href} could not be loaded.`));
    };
    document.head.append(link);
  });
}

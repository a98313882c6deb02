import { createSystemClock, createSystemRandom, createWebStorage } from "@shop/kernel";
import { createBrowserHash } from "./browser-hash.ts";
import { createBrowserServicePage } from "./browser-service-page.ts";
import { createRecordsGateway } from "./records-gateway.ts";

/** Everything that a consent store needs of a browser. Without `recordsUrl` choices are not recorded. */
export function connectToBrowser({ recordsUrl }: { readonly recordsUrl?: string | undefined } = {}) {
  return {
    page: createBrowserServicePage(window),
    records: recordsUrl ? createRecordsGateway({ url: recordsUrl, fetch: (url, init) => fetch(url, init) }) : null,
    storage: createWebStorage(() => localStorage),
    clock: createSystemClock(),
    random: createSystemRandom(),
    hash: createBrowserHash(globalThis.crypto?.subtle),
    hasSignal: "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true,
  };
}

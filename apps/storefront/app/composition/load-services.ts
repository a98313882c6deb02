import type { Locale } from "@shop/kernel";
import { useCallback } from "react";
import { loadConsentTexts } from "../messages/consent-parts/load.ts";
import { loadLaterTexts } from "../messages/load-later-texts.ts";
import { localPath, useLocale } from "../messages/use-texts.ts";
import type { ShopFacts } from "../request/storefront-context.ts";
import type { ConsentServices } from "./consent/consent-services.ts";
import type { PageServices } from "./page-services.ts";
import type { ServiceOptions, Services } from "./services.ts";
import { useServices } from "./services-context.ts";

export type ShopSettings = Pick<
  ServiceOptions,
  "packPrefix" | "hasSamples" | "supportEmail" | "emailCheckPolicy" | "newsletterPolicy"
> &
  Pick<ShopFacts, "name" | "privacy">;

/** The current page at the time of a request: services outlive a change of language. */
export interface ShownPage {
  readonly locale: Locale;
  readonly navigate: (path: string) => void;
}

/** The dialogs' host; its code is loaded with the services. */
export const loadModalHost = () => import("../shell/modal-host.tsx");

/** For a pointer or a focus that comes near a control: prefetches the code that it needs. Makes no API call. */
export function useFetchAhead(): () => void {
  const locale = useLocale();
  const { services } = useServices();
  return useCallback(() => {
    // If it can't be loaded now, the act itself retries and reports the failure.
    if (!services.getState()) loadCode(locale).catch(() => {});
  }, [locale, services]);
}

function loadCode(locale: Locale) {
  return Promise.all([import("./connect-services.ts"), loadLaterTexts(locale), loadModalHost()]);
}

/** Fetches the services with the texts and surfaces that show them, and starts them. */
export async function loadServices(
  page: PageServices,
  settings: ShopSettings,
  shown: () => ShownPage,
): Promise<Services> {
  const [{ startServices }, texts] = await loadCode(shown().locale);
  return startServices(page, {
    ...settings,
    texts,
    localPath: (path) => localPath(path, shown().locale),
    navigate: (path) => shown().navigate(path),
  });
}

/** Fetches what asks about privacy, in the page's language, and starts it. */
export async function loadConsent(
  page: PageServices,
  settings: ShopSettings,
  locale: Locale,
): Promise<ConsentServices> {
  const [{ startConsent }, messages] = await Promise.all([
    import("./consent/start-consent.ts"),
    loadConsentTexts(locale),
  ]);
  return startConsent(page, { ...settings.privacy, shopName: settings.name, locale, messages });
}

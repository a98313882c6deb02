import type { Locale } from "@shop/kernel";
import { loadLaterTexts } from "../messages/load-later-texts.ts";
import { localPath } from "../messages/use-texts.ts";
import type { ServiceOptions, Services } from "./create-services.ts";
import type { PageServices } from "./page-services.ts";

export type ShopSettings = Pick<
  ServiceOptions,
  "packPrefix" | "hasSamples" | "supportEmail" | "emailCheckPolicy" | "newsletterPolicy"
>;

/** The current page at the time of a request: services outlive a change of language. */
export interface ShownPage {
  readonly locale: Locale;
  readonly navigate: (path: string) => void;
}

/** The dialogs' host; its code is loaded with the services. */
export const loadModalHost = () => import("../shell/modal-host.tsx");

/** Prefetches the code that a visitor may need next, without an API call: for a pointer or a focus that comes near. */
export function fetchAhead(locale: Locale): Promise<unknown> {
  return Promise.all([import("./connect-services.ts"), loadLaterTexts(locale), loadModalHost()]);
}

/** Fetches the services with the texts and surfaces that show them, and starts them. */
export async function loadServices(
  page: PageServices,
  settings: ShopSettings,
  shown: () => ShownPage,
): Promise<Services> {
  const [{ startServices }, texts] = await Promise.all([
    import("./connect-services.ts"),
    loadLaterTexts(shown().locale),
    loadModalHost(),
  ]);
  return startServices(page, {
    ...settings,
    texts,
    localPath: (path) => localPath(path, shown().locale),
    navigate: (path) => shown().navigate(path),
  });
}

import { type ConsentService, readService } from "@shop/consent";
import type { Locale } from "@shop/kernel";
import { ANALYTICS_STORAGE, TRACKING_STORAGE } from "@shop/tracking";
import { OWN_MARKETING, ownService } from "./own-services.ts";

const TAGS = new Set(["google-analytics", "google-tag-manager"]);

export interface ShopServicesOptions {
  /** The operator's setting: names of the shop's own services, and `id:value` of ready-made ones. */
  readonly names: readonly string[];
  readonly shopName: string;
  readonly locale: Locale;
}

/** Every service that this shop asks about. What the shop does itself for logged-in customers is always one of them. */
export function shopServices({ names, shopName, locale }: ShopServicesOptions): readonly ConsentService[] {
  return [...names, OWN_MARKETING].flatMap((name) => {
    const service = ownService(name, shopName, locale) ?? readService(name);
    if (!service) return [];
    return [{ ...service, stored: [...service.stored, ...trackedUnder(service.id)] }];
  });
}

/** What tracking stores for a service of the list: its own, and beside the tags that it sends events to. */
function trackedUnder(id: string): ConsentService["stored"] {
  if (id === OWN_MARKETING) return TRACKING_STORAGE;
  return TAGS.has(id) ? ANALYTICS_STORAGE : [];
}

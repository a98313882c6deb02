import { shopServices } from "../app/composition/consent/shop-services.ts";
import type { ShopFacts } from "../app/request/storefront-context.ts";

/** The hosts that the shop's services load from and send to, once a visitor has consented. */
export function serviceHosts({ name: shopName, privacy }: Pick<ShopFacts, "name" | "privacy">): readonly string[] {
  return shopServices({ names: privacy.serviceNames, shopName, locale: "en" }).flatMap(({ hosts }) => hosts);
}

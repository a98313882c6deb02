import { consentMessages } from "@shop/consent";
import { PolicyTable } from "@shop/consent/react";
import type { Locale } from "@shop/kernel";
import { renderToStaticMarkup } from "react-dom/server";
import { OWN_STORED } from "../../composition/consent/own-stored.ts";
import { shopServices } from "../../composition/consent/shop-services.ts";
import type { ShopFacts } from "../../request/storefront-context.ts";

/** Everything that the shop and its services store and send, as a table: the page needs no script for it. Source: CONSENT-03. */
export function policyTableHtml({ name, privacy }: Pick<ShopFacts, "name" | "privacy">, locale: Locale): string {
  const services = shopServices({ names: privacy.serviceNames, shopName: name, locale });
  return renderToStaticMarkup(
    <PolicyTable services={services} own={OWN_STORED} site={name} messages={consentMessages[locale]} locale={locale} />,
  );
}

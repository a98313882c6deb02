import type { Locale } from "@shop/kernel";
import { fileAddress, pageAddress, type Site } from "../../head/page-address.ts";

/** The content's generator draws it for every shop; an operator's file replaces it. */
const LOGO_PATH = "/media/logo.svg";

/** The shop itself for search engines, on its home page: who runs it (Organization), and its site (WebSite). */
export function shopData(site: Site, supportEmail: string, locale: Locale): object[] {
  const home = `${site.origin}/`;
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "@id": `${home}#shop`,
      name: site.name,
      url: home,
      logo: fileAddress(site, LOGO_PATH),
      email: supportEmail,
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: site.name,
      url: pageAddress(site, "/", locale),
      inLanguage: locale,
      publisher: { "@id": `${home}#shop` },
    },
  ];
}

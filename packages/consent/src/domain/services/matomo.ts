import type { ConsentService, ServiceStep } from "../service.ts";

const paq = (...value: readonly unknown[]): ServiceStep => ({ kind: "push", name: "_paq", value });

/** Matomo, on a host of the operator's. `address` is its folder: https://statistics.example/matomo/ */
export function matomo({ address, siteId }: { readonly address: string; readonly siteId: string }): ConsentService {
  const { origin, host, pathname } = new URL(address);
  const folder = `${origin}${pathname.replace(/\/?$/, "/")}`;
  return {
    id: "matomo",
    name: "Matomo",
    provider: host,
    purpose: {
      en: "Counts visits and shows which pages are read, on a server of this site's operator.",
      de: "Zählt Besuche und zeigt, welche Seiten gelesen werden, auf einem Server des Betreibers dieser Seite.",
      ja: "サイト運営者のサーバーで訪問数を数え、どのページが読まれているかを調べます。",
    },
    category: "statistics",
    stored: [
      { pattern: "_pk_id.*", kind: "cookie", lifetimeDays: 393 },
      { pattern: "_pk_ses.*", kind: "cookie", lifetimeDays: 1 },
      { pattern: "_pk_ref.*", kind: "cookie", lifetimeDays: 183 },
      { pattern: "mtm_consent*", kind: "cookie", lifetimeDays: null },
    ],
    hosts: [host],
    privacyUrl: "https://matomo.org/privacy-policy/",
    load: () => [
      paq("requireConsent"),
      paq("setConsentGiven"),
      paq("setTrackerUrl", `${folder}matomo.php`),
      paq("setSiteId", siteId),
      paq("trackPageView"),
      paq("enableLinkTracking"),
      { kind: "script", src: `${folder}matomo.js` },
    ],
    inform: () => [paq("setConsentGiven")],
    revoke: () => [paq("forgetConsentGiven")],
    canStop: true,
  };
}

import type { OptionalCategory } from "../categories.ts";
import { type Grants, NO_GRANTS } from "../grants.ts";
import type { ConsentService, ServiceStep } from "../service.ts";
import { googleSignals } from "./google-signals.ts";

const gtag = (...args: readonly unknown[]): ServiceStep => ({ kind: "call", path: ["gtag"], args });
const update = (grants: Grants) => [gtag("consent", "update", googleSignals(grants))];

/**
 * Google Tag Manager. `containerId`: GTM-XXXX. Whatever the container loads runs under `category`, which is never "necessary": a tag
 * manager can load anything. Default: marketing.
 */
export function googleTagManager({
  containerId,
  category = "marketing",
}: {
  readonly containerId: string;
  readonly category?: OptionalCategory;
}): ConsentService {
  return {
    id: "google-tag-manager",
    name: "Google Tag Manager",
    provider: "Google Ireland Limited",
    purpose: {
      en: "Loads other services that this site uses. They receive your choice.",
      de: "Lädt andere Dienste, die diese Seite verwendet. Ihre Auswahl wird ihnen mitgeteilt.",
      ja: "このサイトが使う他のサービスを読み込みます。お客様の選択は各サービスに伝えられます。",
    },
    category,
    stored: [
      { pattern: "_gcl_au", kind: "cookie", lifetimeDays: 90 },
      { pattern: "_dc_gtm_*", kind: "cookie", lifetimeDays: 1 },
    ],
    hosts: ["www.googletagmanager.com"],
    privacyUrl: "https://policies.google.com/privacy",
    load: ({ grants, nowMs }) => [
      { kind: "collect", name: "gtag", list: ["dataLayer"] },
      gtag("consent", "default", googleSignals(grants)),
      { kind: "push", name: "dataLayer", value: { "gtm.start": nowMs, event: "gtm.js" } },
      { kind: "script", src: `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}` },
    ],
    inform: update,
    revoke: () => update(NO_GRANTS),
    // What the container has loaded is not ours to stop.
    canStop: false,
  };
}

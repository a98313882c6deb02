import { type Grants, NO_GRANTS } from "../grants.ts";
import type { ConsentService, ServiceStep } from "../service.ts";
import { googleSignals } from "./google-signals.ts";

const gtag = (...args: readonly unknown[]): ServiceStep => ({ kind: "call", path: ["gtag"], args });
const update = (grants: Grants) => [gtag("consent", "update", googleSignals(grants))];

/** Google Analytics 4 by Google's tag. `measurementId` is the property's: G-XXXXXXX. */
export function googleTag({ measurementId }: { readonly measurementId: string }): ConsentService {
  const isOff = (value: boolean): ServiceStep => ({ kind: "set", name: `ga-disable-${measurementId}`, value });
  return {
    id: "google-analytics",
    name: "Google Analytics 4",
    provider: "Google Ireland Limited",
    purpose: {
      en: "Counts visits and purchases, and shows which pages lead to them.",
      de: "Zählt Besuche und Käufe und zeigt, welche Seiten dazu führen.",
      ja: "訪問数と購入数を集計し、どのページが購入につながったかを調べます。",
    },
    category: "statistics",
    stored: [
      { pattern: "_ga", kind: "cookie", lifetimeDays: 400 },
      { pattern: "_ga_*", kind: "cookie", lifetimeDays: 400 },
    ],
    hosts: ["www.googletagmanager.com", "*.google-analytics.com", "*.analytics.google.com"],
    privacyUrl: "https://policies.google.com/privacy",
    load: ({ grants, nowMs }) => [
      { kind: "collect", name: "gtag", list: ["dataLayer"] },
      isOff(false),
      gtag("consent", "default", googleSignals(grants)),
      // biome-ignore lint/style/noRestrictedGlobals: Google's script expects a Date; the time itself is given.
      gtag("js", new Date(nowMs)),
      gtag("config", measurementId),
      {
        kind: "script",
        src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`,
      },
    ],
    inform: (grants) => [isOff(false), ...update(grants)],
    // Off first: the tag reports each change of its signals.
    revoke: () => [isOff(true), ...update(NO_GRANTS)],
    canStop: true,
  };
}

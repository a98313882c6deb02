import type { ConsentService, ServiceStep } from "../service.ts";

const fbq = (...args: readonly unknown[]): ServiceStep => ({ kind: "call", path: ["fbq"], args });

/** The Meta pixel. */
export function metaPixel({ pixelId }: { readonly pixelId: string }): ConsentService {
  return {
    id: "meta-pixel",
    name: "Meta Pixel",
    provider: "Meta Platforms Ireland Limited",
    purpose: {
      en: "Shows whether an advertisement on Facebook or Instagram led to a purchase, and to whom further ones are shown.",
      de: "Zeigt, ob eine Anzeige bei Facebook oder Instagram zu einem Kauf geführt hat, und bestimmt, wem weitere gezeigt werden.",
      ja: "FacebookやInstagramの広告が購入につながったかを調べ、今後の広告の表示対象を決めます。",
    },
    category: "marketing",
    stored: [
      { pattern: "_fbp", kind: "cookie", lifetimeDays: 90 },
      { pattern: "_fbc", kind: "cookie", lifetimeDays: 90 },
      { pattern: "lastExternalReferrer*", kind: "local", lifetimeDays: null },
    ],
    hosts: ["connect.facebook.net", "www.facebook.com"],
    privacyUrl: "https://www.facebook.com/privacy/policy/",
    load: () => [
      { kind: "collect", name: "fbq", list: ["fbq", "queue"] },
      fbq("consent", "grant"),
      fbq("init", pixelId),
      fbq("track", "PageView"),
      { kind: "script", src: "https://connect.facebook.net/en_US/fbevents.js" },
    ],
    inform: () => [fbq("consent", "grant")],
    revoke: () => [fbq("consent", "revoke")],
    canStop: true,
  };
}

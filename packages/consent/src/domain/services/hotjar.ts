import type { ConsentService } from "../service.ts";

const VERSION = 6;

/** Hotjar: recordings, heat maps and surveys. `siteId` is the number of the site there. */
export function hotjar({ siteId }: { readonly siteId: number }): ConsentService {
  return {
    id: "hotjar",
    name: "Hotjar",
    provider: "Hotjar Limited",
    purpose: {
      en: "Records how pages are used, and asks for your opinion now and then.",
      de: "Zeichnet auf, wie Seiten benutzt werden, und fragt gelegentlich nach Ihrer Meinung.",
      ja: "ページの使われ方を記録し、ときどきご意見を伺います。",
    },
    category: "statistics",
    stored: [
      { pattern: "_hjSessionUser_*", kind: "cookie", lifetimeDays: 365 },
      { pattern: "_hjSession_*", kind: "cookie", lifetimeDays: 1 },
      { pattern: "_hj*", kind: "cookie", lifetimeDays: 365 },
      { pattern: "_hj*", kind: "local", lifetimeDays: null },
      { pattern: "_hj*", kind: "session", lifetimeDays: null },
    ],
    hosts: ["*.hotjar.com", "*.hotjar.io"],
    privacyUrl: "https://www.hotjar.com/legal/policies/privacy/",
    load: () => [
      { kind: "collect", name: "hj", list: ["hj", "q"] },
      { kind: "set", name: "_hjSettings", value: { hjid: siteId, hjsv: VERSION } },
      { kind: "script", src: `https://static.hotjar.com/c/hotjar-${siteId}.js?sv=${VERSION}` },
    ],
    inform: () => [],
    revoke: () => [],
    // It has no way to be stopped once it runs.
    canStop: false,
  };
}

import type { Grants } from "../grants.ts";
import type { ConsentService, ServiceStep } from "../service.ts";

const clarity = (...args: readonly unknown[]): ServiceStep => ({ kind: "call", path: ["clarity"], args });

/** Clarity's second consent signal, without which it refuses visits from Europe. */
function signals({ statistics, marketing }: Grants): ServiceStep {
  return clarity("consentv2", {
    ad_Storage: marketing ? "granted" : "denied",
    analytics_Storage: statistics ? "granted" : "denied",
  });
}

/** Microsoft Clarity: recordings and heat maps. */
export function microsoftClarity({ projectId }: { readonly projectId: string }): ConsentService {
  return {
    id: "clarity",
    name: "Microsoft Clarity",
    provider: "Microsoft Ireland Operations Limited",
    purpose: {
      en: "Records how pages are used: movements, clicks and scrolling. Text that you type is not recorded.",
      de: "Zeichnet auf, wie Seiten benutzt werden: Bewegungen, Klicks und Scrollen. Eingegebener Text wird nicht aufgezeichnet.",
      ja: "ページの使われ方（ポインターの動き、クリック、スクロール）を記録します。入力された文字は記録しません。",
    },
    category: "statistics",
    stored: [
      { pattern: "_clck", kind: "cookie", lifetimeDays: 365 },
      { pattern: "_clsk", kind: "cookie", lifetimeDays: 1 },
      { pattern: "_cltk", kind: "session", lifetimeDays: null },
    ],
    hosts: ["*.clarity.ms", "c.bing.com"],
    privacyUrl: "https://privacy.microsoft.com/privacystatement",
    load: ({ grants }) => [
      { kind: "collect", name: "clarity", list: ["clarity", "q"] },
      signals(grants),
      { kind: "script", src: `https://www.clarity.ms/tag/${encodeURIComponent(projectId)}` },
    ],
    inform: (grants) => [signals(grants)],
    // Without a denial: it would start again without cookies a moment later. After another yes it starts on the next page.
    revoke: () => [clarity("stop")],
    canStop: true,
  };
}

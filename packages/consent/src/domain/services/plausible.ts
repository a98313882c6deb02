import type { ConsentService } from "../service.ts";

/** Plausible, which stores nothing. `domain` is the site's name there; `address` is the operator's own host, if there is one. */
export function plausible({
  domain,
  address = "https://plausible.io",
}: {
  readonly domain: string;
  readonly address?: string;
}): ConsentService {
  const { origin, host } = new URL(address);
  return {
    id: "plausible",
    name: "Plausible Analytics",
    provider: "Plausible Insights OÜ",
    purpose: {
      en: "Counts visits without cookies.",
      de: "Zählt Besuche ohne Cookies.",
      ja: "Cookieを使わずに訪問数を数えます。",
    },
    category: "statistics",
    stored: [],
    hosts: [host],
    privacyUrl: "https://plausible.io/privacy",
    load: () => [{ kind: "script", src: `${origin}/js/script.js`, attributes: { "data-domain": domain } }],
    inform: () => [],
    revoke: () => [],
    // It has no way to be stopped once it runs.
    canStop: false,
  };
}

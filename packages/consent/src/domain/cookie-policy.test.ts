import { expect, test } from "vitest";
import { consentMessages } from "../messages/index.ts";
import { buildService } from "../testing/index.ts";
import { cookiePolicy } from "./cookie-policy.ts";
import { cookiePolicyMarkdown } from "./cookie-policy-markdown.ts";
import type { OwnEntry } from "./own-entry.ts";
import { policyServices } from "./policy-groups.ts";
import { hotjar, plausible } from "./services/index.ts";

const LAYOUT: OwnEntry = {
  pattern: "layout",
  kind: "local",
  lifetimeDays: null,
  category: "preferences",
  purpose: { en: "Your layout.", de: "Ihr Layout.", ja: "レイアウト" },
};
const CART: OwnEntry = {
  pattern: "cart_*",
  kind: "cookie",
  lifetimeDays: 1,
  category: "necessary",
  purpose: { en: "Finds your cart | again.", de: "Findet Ihren Warenkorb wieder.", ja: "カート" },
};
const english = { messages: consentMessages.en, locale: "en" } as const;

test("[CONSENT-03] the policy names what is stored, who provides it, what for, how long, and where it sends to", () => {
  const [row] = cookiePolicy({ services: [buildService({ name: "Counter" })], own: [], ...english });
  expect(row).toEqual({
    name: "counter_*",
    kind: "Cookie",
    service: "Counter",
    provider: "Example Ltd",
    purpose: "Counts.",
    category: "statistics",
    categoryName: "Statistics",
    kept: "30 days",
    hosts: ["counter.example"],
    privacyUrl: "https://counter.example/privacy",
  });
});

test("[CONSENT-03] the policy is ordered by category, the site's own entries first", () => {
  const services = [buildService({ id: "advert", category: "marketing" }), buildService({ category: "preferences" })];
  const rows = cookiePolicy({ services, own: [LAYOUT, CART], ...english, site: "Farfield" });
  expect(rows.map(({ service, name, category, kept }) => [service, name, category, kept])).toEqual([
    ["Farfield", "cart_*", "necessary", "1 day"],
    ["Farfield", "layout", "preferences", "Until it is removed"],
    ["counter", "counter_*", "preferences", "30 days"],
    ["advert", "advert_*", "marketing", "30 days"],
  ]);
});

test("[CONSENT-03] a service that stores nothing is in the policy too", () => {
  const [row] = cookiePolicy({ services: [plausible({ domain: "shop.example" })], own: [], ...english });
  expect(row).toMatchObject({ name: null, kind: null, kept: null, service: "Plausible Analytics" });
});

test.each([
  ["local", "Until it is removed"],
  ["database", "Until it is removed"],
  ["session", "Until the browser is closed"],
  ["cookie", "Until the browser is closed"],
] as const)("[CONSENT-03] without a lifetime, what is stored as %s is kept: %s", (kind, kept) => {
  expect(cookiePolicy({ services: [], own: [{ ...CART, kind, lifetimeDays: null }], ...english })[0]?.kept).toBe(kept);
});

test("[CONSENT-03] the policy is a table in Markdown, in the language of its reader", () => {
  const services = [plausible({ domain: "shop.example" })];
  expect(cookiePolicyMarkdown({ services, own: [CART], messages: consentMessages.de, locale: "de" })).toBe(
    `| Name | Dienst | Anbieter | Zweck | Kategorie | Dauer | Sendet an |
| --- | --- | --- | --- | --- | --- | --- |
| \`cart_*\` (Cookie) | Diese Seite | Diese Seite | Findet Ihren Warenkorb wieder. | Notwendig | 1 Tag | Niemanden sonst |
| Nichts in Ihrem Browser | Plausible Analytics | [Plausible Insights OÜ](https://plausible.io/privacy) | Zählt Besuche ohne Cookies. | Statistik | – | \`plausible.io\` |
`,
  );
});

test("[CONSENT-03] a bar in a text doesn't end its cell", () => {
  expect(cookiePolicyMarkdown({ services: [], own: [CART], ...english })).toContain("| Finds your cart \\| again. |");
});

test("[CONSENT-03] the rows of a service are together, by purpose, and the site itself is named once", () => {
  const own = [CART, { ...CART, pattern: "theme", purpose: { en: "Dark.", de: "Dunkel.", ja: "暗い。" } }];
  const rows = cookiePolicy({ services: [hotjar({ siteId: 1 })], own, ...english });
  expect(policyServices(rows).map(({ service, purposes }) => [service, purposes.map((rows) => rows.length)])).toEqual([
    ["This site", [1, 1]],
    ["Hotjar", [5]],
  ]);
});

import type { MenuEntry } from "../../shell/menu-entries.ts";

/** A page that shows one text of the content service. */
interface StaticPage {
  /** The name of its text. */
  readonly slug: string;
  readonly path: string;
  /** The pages that its reader is likely to need next. */
  readonly related: readonly MenuEntry[];
  /** Whether the products that its text links to are shown beside it. */
  readonly hasProducts?: boolean;
  /** Whether the table of everything that is stored and sent follows it. */
  readonly hasPolicyTable?: boolean;
}

const DOWNLOADS: MenuEntry = { text: "menuDownloads", href: "/downloads" };
const TUTORIALS: MenuEntry = { text: "tutorials", href: "/tutorials" };
const SUPPORT: MenuEntry = { text: "menuSupport", href: "/support" };
const ACCOUNT: MenuEntry = { text: "account", href: "/account" };
const TERMS: MenuEntry = { text: "terms", href: "/terms-conditions" };
const PRIVACY: MenuEntry = { text: "privacyPolicy", href: "/privacypolicy" };
const IMPRINT: MenuEntry = { text: "imprint", href: "/imprint" };

/** Each is a route and an entry of the sitemap; an operator's content may lack some. */
export const STATIC_PAGES: readonly StaticPage[] = [
  {
    slug: "first-steps",
    path: "/products/plugins/first-steps",
    related: [DOWNLOADS, TUTORIALS, SUPPORT],
    hasProducts: true,
  },
  { slug: "support", path: "/support", related: [ACCOUNT, DOWNLOADS, TUTORIALS] },
  { slug: "terms-conditions", path: "/terms-conditions", related: [PRIVACY, IMPRINT, SUPPORT] },
  { slug: "privacypolicy", path: "/privacypolicy", related: [TERMS, IMPRINT, SUPPORT], hasPolicyTable: true },
  { slug: "imprint", path: "/imprint", related: [TERMS, PRIVACY, SUPPORT] },
];

import type { MenuEntry } from "../../shell/menu-entries.ts";
import type { StaticTextKey } from "./messages/index.ts";

/** A link with one of the site's texts, or one of these pages' own. */
export type PageLink = MenuEntry | { readonly own: StaticTextKey; readonly href: string };

/** A page that shows one text of the content service. */
interface StaticPage {
  /** The name of its text. */
  readonly slug: string;
  readonly path: string;
  /** The pages that its reader is likely to need next. */
  readonly related: readonly PageLink[];
  /** Whether the products that its text links to are shown beside it. */
  readonly hasProducts?: boolean;
  /** Whether its headings are questions that can be searched. */
  readonly hasQuestions?: boolean;
  /** Whether its reader chooses a plug-in host and a system. */
  readonly isGuide?: boolean;
  /** Whether it has the contact form. */
  readonly hasContactForm?: boolean;
  /** Whether its headings are the labels of short facts, which need no list of headings. */
  readonly isFacts?: boolean;
  /** Whether it is a legal text: with what it is about below its title, and on paper. */
  readonly isLegal?: boolean;
  /** Whether the table of everything that is stored and sent follows it. */
  readonly hasPolicyTable?: boolean;
}

/** Below the plugins, with a route of its own; the others have one segment each. */
export const FIRST_STEPS_PATH = "/products/plugins/first-steps";

const DOWNLOADS: MenuEntry = { text: "menuDownloads", href: "/downloads" };
const TUTORIALS: MenuEntry = { text: "tutorials", href: "/tutorials" };
const SUPPORT: MenuEntry = { text: "menuSupport", href: "/support" };
const FIRST_STEPS: PageLink = { own: "firstSteps", href: FIRST_STEPS_PATH };
const CONTACT: MenuEntry = { text: "contactUs", href: "/contact" };
const ACCOUNT: MenuEntry = { text: "account", href: "/account" };
const TERMS: MenuEntry = { text: "terms", href: "/terms-conditions" };
const PRIVACY: MenuEntry = { text: "privacyPolicy", href: "/privacypolicy" };
const IMPRINT: MenuEntry = { text: "imprint", href: "/imprint" };

/** Each is an entry of the sitemap; an operator's content may lack some. */
export const STATIC_PAGES: readonly StaticPage[] = [
  {
    slug: "first-steps",
    path: FIRST_STEPS_PATH,
    related: [DOWNLOADS, TUTORIALS, SUPPORT],
    hasProducts: true,
    isGuide: true,
  },
  { slug: "support", path: "/support", related: [FIRST_STEPS, DOWNLOADS, TUTORIALS, ACCOUNT], hasQuestions: true },
  { slug: "contact", path: "/contact", related: [SUPPORT, FIRST_STEPS, IMPRINT], hasContactForm: true },
  { slug: "press", path: "/press", related: [TUTORIALS, CONTACT, IMPRINT] },
  { slug: "terms-conditions", path: "/terms-conditions", related: [PRIVACY, IMPRINT, SUPPORT], isLegal: true },
  {
    slug: "privacypolicy",
    path: "/privacypolicy",
    related: [TERMS, IMPRINT, SUPPORT],
    isLegal: true,
    hasPolicyTable: true,
  },
  { slug: "imprint", path: "/imprint", related: [TERMS, PRIVACY, SUPPORT], isLegal: true, isFacts: true },
];

/** A page that shows one text of the content service. */
interface StaticPage {
  /** The name of its text. */
  readonly slug: string;
  readonly path: string;
  /** Whether a way to write to the shop follows the text. */
  readonly hasContact?: boolean;
  /** Whether the table of everything that is stored and sent follows it. */
  readonly hasPolicyTable?: boolean;
}

/** Each is a route and an entry of the sitemap; an operator's content may lack some. */
export const STATIC_PAGES: readonly StaticPage[] = [
  { slug: "first-steps", path: "/products/plugins/first-steps" },
  { slug: "support", path: "/support", hasContact: true },
  { slug: "terms-conditions", path: "/terms-conditions" },
  { slug: "privacypolicy", path: "/privacypolicy", hasPolicyTable: true },
  { slug: "imprint", path: "/imprint" },
];

/** Pages whose path isn't their slug. */
const PAGE_PATHS: Readonly<Record<string, string>> = { "first-steps": "/products/plugins/first-steps" };

/** Where a written page is, without a language. */
export function pagePath(slug: string): string {
  return PAGE_PATHS[slug] ?? `/${slug}`;
}

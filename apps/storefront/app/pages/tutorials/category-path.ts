import type { ContentCategory } from "../../content/content.server.ts";

/** The address of a category's list, without a language. */
export function categoryPath(category: Pick<ContentCategory, "slug">): string {
  return `/tutorials/${category.slug}`;
}

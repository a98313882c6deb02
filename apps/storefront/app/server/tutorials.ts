import { textOfHtml } from "@shop/api-client/content";
import type { RouterContextProvider } from "react-router";
import { type ContentCategory, type ContentEntry, readCategories, readPosts } from "./content.ts";

/** An article as lists show it. */
export interface TutorialSummary {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly date: string | null;
  readonly category: ContentCategory;
}

export function categoryPath(category: Pick<ContentCategory, "slug">): string {
  return `/tutorials/${category.slug}`;
}

/** An article's own address, without a language. */
export function tutorialPath(tutorial: Pick<TutorialSummary, "slug" | "category">): string {
  return `${categoryPath(tutorial.category)}/${tutorial.slug}`;
}

/** Every article, or those of one category, newest first; without the text, which lists don't need. */
export async function loadTutorials(
  context: Readonly<RouterContextProvider>,
  count = 100,
): Promise<{ tutorials: TutorialSummary[]; categories: readonly ContentCategory[] }> {
  const [posts, categories] = await Promise.all([readPosts(context, { count }), readCategories(context)]);
  return { tutorials: posts.flatMap((post) => summaryOf(post, categories)), categories };
}

/** An article of no known category has no address, and isn't listed. */
export function summaryOf(post: ContentEntry, categories: readonly ContentCategory[]): TutorialSummary[] {
  const category = categories.find(({ id }) => post.categoryIds.includes(id));
  if (!category) return [];
  const excerpt = textOfHtml(post.excerpt);
  return [{ slug: post.slug, title: post.title, excerpt, date: post.date, category }];
}

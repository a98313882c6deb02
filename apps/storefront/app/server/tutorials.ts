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

/** Every article, or those of one category, newest first; without the text, which lists don't need. */
export async function loadTutorials(
  context: Readonly<RouterContextProvider>,
  count = 100,
): Promise<{ tutorials: TutorialSummary[]; categories: ContentCategory[] }> {
  const [posts, categories] = await Promise.all([readPosts(context, `per_page=${count}`), readCategories(context)]);
  return { tutorials: posts.flatMap((post) => summaryOf(post, categories)), categories };
}

/** An article of no known category has no address, and isn't listed. */
export function summaryOf(post: ContentEntry, categories: readonly ContentCategory[]): TutorialSummary[] {
  const category = categories.find(({ id }) => post.categoryIds.includes(id));
  if (!category) return [];
  const excerpt = post.excerpt.replace(/<[^>]*>/g, "").trim();
  return [{ slug: post.slug, title: post.title, excerpt, date: post.date, category }];
}

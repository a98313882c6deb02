import type { ContentCategory } from "../../content/content.server.ts";
import type { TutorialSummary } from "./tutorials.server.ts";

/** The address of a category's list, without a language. */
export function categoryPath(category: Pick<ContentCategory, "slug">): string {
  return `/tutorials/${category.slug}`;
}

/** An article's own address, without a language. */
export function tutorialPath(tutorial: Pick<TutorialSummary, "slug" | "category">): string {
  return `${categoryPath(tutorial.category)}/${tutorial.slug}`;
}

import { textOfHtml } from "@shop/api-client/content";
import type { FeaturedMedia } from "@shop/api-client/contract";
import { type Locale, ok, type Result } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";
import {
  type ContentCategory,
  type ContentEntry,
  contentError,
  findCategories,
  findPosts,
  must,
  readPicture,
} from "../../content/content.server.ts";
import { TEASER_WAIT_MS } from "../../content/limits.ts";
import type { PictureView } from "../../content/picture-view.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { withinTime } from "../../request/within-time.server.ts";
import { categoryPath } from "./category-path.ts";
import { wholeWords } from "./whole-words.ts";

type Context = Readonly<RouterContextProvider>;

/** More than a shop has. */
const ALL = 100;

/** An article as lists show it. */
export interface TutorialSummary {
  readonly slug: string;
  /** Its own address, without a language. */
  readonly path: string;
  readonly title: string;
  /** The title for a narrow column, with its short words kept whole. */
  readonly heading: string;
  readonly excerpt: string;
  readonly date: string | null;
  readonly category: ContentCategory;
  /** The language of title and excerpt; absent if the content service names none. */
  readonly language?: string;
  /** Null: it has no picture of its own. */
  readonly featuredMediaId: number | null;
  /** The small picture of its first figure. */
  readonly picture?: FeaturedMedia;
  /** Where lists show it and there is no figure; null if it has none. */
  readonly photograph?: PictureView | null;
}

interface Tutorials {
  readonly tutorials: readonly TutorialSummary[];
  readonly categories: readonly ContentCategory[];
}

/** Every article, newest first; without the text, which lists don't need. */
export async function loadTutorials(context: Context, locale: Locale): Promise<Tutorials> {
  const { tutorials, categories } = must(context, await findTutorials(context, ALL, locale));
  const pictured = await Promise.all(
    tutorials.map(async (tutorial) =>
      tutorial.picture ? tutorial : { ...tutorial, photograph: await readPicture(context, tutorial, locale) },
    ),
  );
  return { tutorials: pictured, categories };
}

/** The newest articles, for a page that has other content too: empty while the content service is slow or fails. Source: SAFE-25. */
export async function loadNewestTutorials(
  context: Context,
  count: number,
  locale: Locale,
): Promise<readonly TutorialSummary[]> {
  const { clock, missing, reportError } = context.get(storefrontContext);
  const failure = { code: "api.timeout" };
  const found = await withinTime(findTutorials(context, count, locale), { clock, waitMs: TEASER_WAIT_MS, failure });
  if (found.isOk) return found.value.tutorials;
  missing.add("content");
  reportError(contentError(found.failure));
  return [];
}

async function findTutorials(context: Context, count: number, locale: Locale): Promise<Result<Tutorials>> {
  const [posts, categories] = await Promise.all([
    findPosts(context, { count, withoutText: true }, locale),
    findCategories(context, locale),
  ]);
  if (!posts.isOk) return posts;
  if (!categories.isOk) return categories;
  const { mediaAddress } = context.get(storefrontContext);
  return ok({
    tutorials: posts.value.flatMap((post) => summaryOf(post, categories.value, mediaAddress)),
    categories: categories.value,
  });
}

/** An article without a known category has no address, and isn't listed. */
export function summaryOf(
  post: ContentEntry,
  categories: readonly ContentCategory[],
  mediaAddress: (path: string) => string,
): TutorialSummary[] {
  const category = categories.find(({ id }) => post.categoryIds.includes(id));
  if (!category) return [];
  const excerpt = textOfHtml(post.excerpt);
  const { slug, title, date, language, figures, featuredMediaId } = post;
  const drawn = figures?.[0]?.figure.picture;
  const picture = drawn && {
    ...{ dark: mediaAddress(drawn.dark), light: mediaAddress(drawn.light), width: drawn.width, height: drawn.height },
    alt: "",
  };
  const optional = { ...(language !== undefined && { language }), ...(picture && { picture }) };
  const path = `${categoryPath(category)}/${slug}`;
  const heading = wholeWords(title);
  return [{ slug, path, title, heading, excerpt, date, category, featuredMediaId, ...optional }];
}

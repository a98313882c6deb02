import { textOfHtml } from "@shop/api-client/content";
import type { Locale } from "@shop/kernel";
import type { LoaderFunctionArgs } from "react-router";
import { readCategories, readPosts } from "../../content/content.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { summaryOf } from "../tutorials/tutorials.server.ts";
import { atomFeed } from "./atom-feed.ts";
import { TUTORIALS_FEED } from "./feed-paths.ts";
import { TUTORIALS_IN_FEED } from "./limits.ts";
import { feedsTexts } from "./messages/index.ts";
import { xmlResponse } from "./xml-response.ts";

/** The newest articles, for feed readers. One without a date can't be in a feed. 503 while the content service fails. */
export async function tutorialsFeed({ context }: Pick<LoaderFunctionArgs, "context">, locale: Locale) {
  const [posts, categories] = await Promise.all([
    readPosts(context, { count: TUTORIALS_IN_FEED, withoutText: true }, locale),
    readCategories(context, locale),
  ]);
  const { shop, mediaAddress } = context.get(storefrontContext);
  const entries = posts.flatMap((post) => {
    const [summary] = summaryOf(post, categories, mediaAddress);
    const { title, excerpt, publishedAt, modifiedAt } = post;
    if (!summary || !publishedAt) return [];
    const updatedAt = modifiedAt ?? publishedAt;
    return [{ path: summary.path, title, summary: textOfHtml(excerpt), publishedAt, updatedAt }];
  });
  const { tutorials: title } = feedsTexts[locale];
  return xmlResponse(atomFeed({ path: TUTORIALS_FEED, pagePath: "/tutorials", title, locale, entries }, shop), "atom");
}

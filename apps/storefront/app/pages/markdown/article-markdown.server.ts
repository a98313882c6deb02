import { dayInWords, formatMessage } from "@shop/kernel";
import { data } from "react-router";
import { readCategories, readPosts } from "../../content/content.server.ts";
import { onlyInEnglish } from "../../content/only-in-english.server.ts";
import { toMarkdown } from "../../content/to-markdown.server.ts";
import { escapeXml } from "../../head/escape-xml.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { tutorialsTexts } from "../tutorials/messages/index.ts";
import { summaryOf } from "../tutorials/tutorials.server.ts";
import type { Context, MarkdownPage } from "./markdown-page.ts";
import { markdownResponse } from "./markdown-response.ts";

/** An article's: its text, then the titles and captions of its figures. */
export async function loadArticleMarkdown(
  context: Context,
  { locale, slug }: MarkdownPage,
  categorySlug: string,
): Promise<Response> {
  const [[post], categories] = await Promise.all([
    readPosts(context, { slug, count: 1 }, locale),
    readCategories(context, locale),
  ]);
  const { shop, mediaAddress } = context.get(storefrontContext);
  const summary = post && summaryOf(post, categories, mediaAddress)[0];
  if (!post || !summary || summary.category.slug !== categorySlug) throw data(null, { status: 404 });
  const { publishedOn } = tutorialsTexts[locale];
  const notes = [
    onlyInEnglish(post.htmlLanguage, locale),
    post.date && formatMessage(publishedOn, { date: dayInWords(locale, post.date) }),
  ];
  const head = notes.flatMap((note) => (note ? [`<p>${escapeXml(note)}</p>`] : []));
  const figures = (post.figures ?? []).map(
    ({ figure: { title, caption } }) =>
      `<p><strong>${escapeXml(title[locale])}</strong></p><p>${escapeXml(caption[locale])}</p>`,
  );
  const html = [`<h1>${escapeXml(post.title)}</h1>`, ...head, post.html, ...figures].join("");
  return markdownResponse(`${toMarkdown(html, shop.origin)}\n`, { site: shop, path: summary.path, locale });
}

import type { ContentCategory, EntryFilter, ContentEntry as ReadEntry } from "@shop/api-client/content";
import { type PageSeo, readPageSeo } from "@shop/catalog";
import { type Failure, type Locale, ok, type Result } from "@shop/kernel";
import { data, type RouterContextProvider } from "react-router";
import { storefrontContext } from "../request/storefront-context.ts";
import { surrogateKey } from "../request/surrogate-key.ts";
import { withinTime } from "../request/within-time.server.ts";
import { keepUnits } from "./keep-units.ts";
import { CONTENT_WAIT_MS } from "./limits.ts";
import { type PictureView, pictureView } from "./picture-view.server.ts";
import { withPictures } from "./with-pictures.server.tsx";

export type { ContentCategory };

/** A page or article of the content service. Its HTML was sanitised before it was stored. */
export type ContentEntry = Omit<ReadEntry, "seo"> & { readonly seo: PageSeo | null };

type Context = Readonly<RouterContextProvider>;

/** The page of a slug; 404 if the operator's content has none. */
export async function readPage(context: Context, slug: string, locale: Locale): Promise<ContentEntry> {
  const [entry] = await readPages(context, [slug], locale);
  if (!entry) throw data(null, { status: 404 });
  return entry;
}

/** The pages of these slugs, as far as there are any. */
export async function readPages(
  context: Context,
  slugs: readonly string[],
  locale: Locale,
): Promise<readonly ContentEntry[]> {
  return must(context, await findEntries(context, "pages", { slug: slugs.join(","), ...inLanguage(locale) }));
}

/** Articles, newest first. */
export async function readPosts(
  context: Context,
  filter: EntryFilter,
  locale: Locale,
): Promise<readonly ContentEntry[]> {
  return must(context, await findPosts(context, filter, locale));
}

export async function readCategories(context: Context, locale: Locale): Promise<readonly ContentCategory[]> {
  return must(context, await findCategories(context, locale));
}

/** The same, where a page has something to show without it. Failures: those of ContentReader, after five seconds `api.timeout`. */
export function findPosts(
  context: Context,
  filter: EntryFilter,
  locale: Locale,
): Promise<Result<readonly ContentEntry[]>> {
  return findEntries(context, "posts", { ...filter, ...inLanguage(locale) });
}

export function findCategories(context: Context, locale: Locale): Promise<Result<readonly ContentCategory[]>> {
  return inTime(context, context.get(storefrontContext).content.categories(inLanguage(locale)));
}

/** The picture of an entry; null if it has none. A page is shown without a picture that couldn't be read. Source: MEDIA-03. */
export async function readPicture(
  context: Context,
  { featuredMediaId }: Pick<ReadEntry, "featuredMediaId">,
  locale: Locale,
): Promise<PictureView | null> {
  if (featuredMediaId === null) return null;
  const { content, shop, missing, reportError } = context.get(storefrontContext);
  const media = await inTime(context, content.media(featuredMediaId, inLanguage(locale)));
  if (media.isOk) return pictureView(media.value, shop.origin);
  missing.add("content");
  reportError(contentError(media.failure));
  return null;
}

/** English is every host's default. */
function inLanguage(locale: Locale): Pick<EntryFilter, "language"> {
  return locale === "en" ? {} : { language: locale };
}

async function findEntries(
  context: Context,
  type: "pages" | "posts",
  filter: EntryFilter,
): Promise<Result<readonly ContentEntry[]>> {
  const { content, surrogateKeys } = context.get(storefrontContext);
  const entries = await inTime(context, content.entries(type, filter));
  if (entries.isOk) {
    // A tutorial that isn't there yet has no key of its own on the lists that will show it.
    if (type === "posts" && filter.slug === undefined) surrogateKeys.add("tutorials");
    for (const { slug } of entries.value) surrogateKeys.add(surrogateKey(type === "posts" ? "tutorial" : "text", slug));
  }
  return entries.isOk
    ? ok(
        entries.value.map((entry) => ({
          ...entry,
          html: withPictures(keepUnits(entry.html)),
          seo: entry.seo && readPageSeo(entry.seo),
        })),
      )
    : entries;
}

function inTime<Value>(context: Context, read: Promise<Result<Value>>): Promise<Result<Value>> {
  const { clock } = context.get(storefrontContext);
  return withinTime(read, { clock, waitMs: CONTENT_WAIT_MS, failure: { code: "api.timeout" } });
}

/** A page without its content is 503: there is nothing else to show, and the service may be back a moment later. */
export function must<Value>(context: Context, answer: Result<Value>): Value {
  if (answer.isOk) return answer.value;
  context.get(storefrontContext).reportError(contentError(answer.failure));
  throw data(null, { status: 503 });
}

/** The log message of a failed read. */
export function contentError({ code, params, serverText }: Failure): Error {
  return new Error(`The content service failed: ${code} ${serverText ?? JSON.stringify(params ?? {})}`);
}

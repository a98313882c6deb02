import type { ContentCategory, EntryFilter, ContentEntry as ReadEntry } from "@shop/api-client/content";
import { type PageSeo, readPageSeo } from "@shop/catalog";
import type { Result } from "@shop/kernel";
import { data, type RouterContextProvider } from "react-router";
import { storefrontContext } from "./storefront-context.ts";

export type { ContentCategory };

/** A page or article of the content service. Its HTML was sanitised before it was stored. */
export type ContentEntry = Omit<ReadEntry, "seo"> & { readonly seo: PageSeo | null };

type Context = Readonly<RouterContextProvider>;

/** The page of a slug; 404 where the operator's content has none. */
export async function readPage(context: Context, slug: string): Promise<ContentEntry> {
  const [entry] = await readPages(context, [slug]);
  if (!entry) throw data(null, { status: 404 });
  return entry;
}

/** The pages of these slugs, as far as there are any. */
export function readPages(context: Context, slugs: readonly string[]): Promise<ContentEntry[]> {
  return readEntries(context, "pages", { slug: slugs.join(",") });
}

/** Articles, newest first. */
export function readPosts(context: Context, filter: EntryFilter): Promise<ContentEntry[]> {
  return readEntries(context, "posts", filter);
}

export async function readCategories(context: Context): Promise<readonly ContentCategory[]> {
  return must(context, await context.get(storefrontContext).content.categories());
}

async function readEntries(context: Context, type: string, filter: EntryFilter): Promise<ContentEntry[]> {
  const entries = must(context, await context.get(storefrontContext).content.entries(type, filter));
  return entries.map((entry) => ({ ...entry, seo: entry.seo && readPageSeo(entry.seo) }));
}

/** A page without its content is an error page, there is nothing else to show: 503, for the service may be back a moment later. */
function must<Value>(context: Context, answer: Result<Value>): Value {
  if (answer.isOk) return answer.value;
  const { code, params, serverText } = answer.failure;
  const error = new Error(`The content service failed: ${code} ${serverText ?? JSON.stringify(params ?? {})}`);
  context.get(storefrontContext).reportError(error);
  throw data(null, { status: 503 });
}

import { data, type RouterContextProvider } from "react-router";
import * as z from "zod/mini";
import { storefrontContext } from "./storefront-context.ts";

const rendered = z.looseObject({ rendered: z.string() });
const entrySchema = z.looseObject({
  id: z.number(),
  slug: z.string(),
  date: z.optional(z.nullable(z.string())),
  title: rendered,
  content: rendered,
  excerpt: z.optional(rendered),
  categories: z.optional(z.array(z.number())),
});
const categorySchema = z.looseObject({ id: z.number(), slug: z.string(), name: z.string() });

/** A page or article of the content service. Its HTML was sanitised before it was stored. */
export interface ContentEntry {
  readonly id: number;
  readonly slug: string;
  readonly date: string | null;
  readonly title: string;
  readonly html: string;
  readonly excerpt: string;
  readonly categoryIds: readonly number[];
}
export type ContentCategory = Pick<z.infer<typeof categorySchema>, "id" | "slug" | "name">;

type Context = Readonly<RouterContextProvider>;

/** The page of a slug; 404 where the operator's content has none. */
export async function readPage(context: Context, slug: string): Promise<ContentEntry> {
  const [entry] = await readEntries(context, `pages?slug=${encodeURIComponent(slug)}`);
  if (!entry) throw data(null, { status: 404 });
  return entry;
}

/** Articles, newest first. */
export async function readPosts(context: Context, query: string): Promise<ContentEntry[]> {
  return readEntries(context, `posts?${query}`);
}

export async function readCategories(context: Context): Promise<ContentCategory[]> {
  const answer = await context.get(storefrontContext).readContent("/wp-json/wp/v2/categories?per_page=100");
  return z
    .array(categorySchema)
    .parse(answer ?? [])
    .map(({ id, slug, name }) => ({ id, slug, name }));
}

async function readEntries(context: Context, path: string): Promise<ContentEntry[]> {
  const answer = await context.get(storefrontContext).readContent(`/wp-json/wp/v2/${path}`);
  return z
    .array(entrySchema)
    .parse(answer ?? [])
    .map((entry) => ({
      id: entry.id,
      slug: entry.slug,
      date: entry.date ?? null,
      title: entry.title.rendered,
      html: entry.content.rendered,
      excerpt: entry.excerpt?.rendered ?? "",
      categoryIds: entry.categories ?? [],
    }));
}

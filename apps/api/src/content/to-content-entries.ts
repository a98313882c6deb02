import type { WireFigure } from "@shop/api-client/contract";
import type { ContentEntry } from "./content-import.ts";
import type { CheckedPage, CheckedTutorial } from "./content-schemas.ts";
import { sanitiseHtml } from "./sanitise-html.ts";
import type { StoredTexts } from "./tables.ts";

type ArticleTexts = Partial<NonNullable<CheckedTutorial["de"]> & NonNullable<CheckedPage["de"]>>;

/** `madeFigures` are those that the build could make, by their ids. */
export function toPost(tutorial: CheckedTutorial, madeFigures: ReadonlyMap<string, WireFigure>): ContentEntry {
  const figures = (tutorial.figures ?? []).flatMap(({ figure: id, section }) => {
    const figure = madeFigures.get(id);
    return figure ? [{ section, figure }] : [];
  });
  return {
    kind: "post",
    id: tutorial.id,
    slug: tutorial.slug,
    category_id: tutorial.category.id,
    category_slug: tutorial.category.slug,
    category_name: tutorial.category.name,
    title: tutorial.title,
    excerpt: tutorial.excerpt,
    html: sanitiseHtml(tutorial.html),
    author: tutorial.author,
    published_at: new Date(`${tutorial.date}T00:00:00Z`),
    data: JSON.stringify({
      translations: { de: toStoredTexts(tutorial.de), ja: toStoredTexts(tutorial.ja) },
      ...(figures.length > 0 && { figures }),
    }),
  };
}

function toStoredTexts({ title, excerpt, description, html, category }: ArticleTexts = {}): StoredTexts | undefined {
  if (title === undefined) return undefined;
  const page = html === undefined ? undefined : sanitiseHtml(html);
  return { title, excerpt: excerpt ?? description ?? "", html: page, category };
}

/** Pages come without ids: a known one keeps its own, a new one gets the next free id. */
export function toPages(
  pages: readonly CheckedPage[],
  taken: readonly { readonly id: number; readonly slug: string }[],
): ContentEntry[] {
  let nextId = Math.max(0, ...taken.map(({ id }) => id)) + 1;
  return pages.map((page) => ({
    kind: "page",
    id: taken.find(({ slug }) => slug === page.slug)?.id ?? nextId++,
    slug: page.slug,
    category_id: null,
    category_slug: null,
    category_name: null,
    title: page.title,
    excerpt: page.description,
    html: sanitiseHtml(page.html),
    author: "",
    published_at: null,
    data: JSON.stringify({ translations: { de: toStoredTexts(page.de), ja: toStoredTexts(page.ja) } }),
  }));
}

import type { CategoryRow, ContentEntryRow } from "./content-entries.ts";

/** A post or page, in a language if one is requested, with the field names of WordPress's REST interface, so that one client can read either. */
export function toWordPressEntry(row: ContentEntryRow, origin: string, language?: "de" | "ja") {
  const texts = language && row.data.translations?.[language];
  const entry = { ...row, ...texts, html: texts?.html ?? row.html };
  const date = entry.published_at?.toISOString().slice(0, 19) ?? null;
  return {
    id: entry.id,
    slug: entry.slug,
    type: entry.kind,
    status: "publish",
    date,
    date_gmt: date,
    link: `${origin}${pathOf(entry)}`,
    title: { rendered: escapeText(entry.title) },
    content: { rendered: entry.html, protected: false },
    excerpt: { rendered: entry.excerpt === "" ? "" : `<p>${escapeText(entry.excerpt)}</p>`, protected: false },
    author_name: entry.author,
    ...(language && { lang: texts ? language : "en", content_lang: texts?.html === undefined ? "en" : language }),
    featured_media: entry.data.picture?.id ?? 0,
    ...(entry.data.figures && { figures: [...entry.data.figures] }),
    ...(entry.kind === "post" && { categories: entry.category_id === null ? [] : [entry.category_id] }),
  };
}

export function toWordPressCategory(category: CategoryRow, origin: string) {
  return {
    id: category.id,
    slug: category.slug,
    name: escapeText(category.name),
    count: category.count,
    description: "",
    link: `${origin}/tutorials/${category.slug}`,
    taxonomy: "category",
    parent: 0,
  };
}

function pathOf(entry: ContentEntryRow): string {
  return entry.kind === "page" ? `/${entry.slug}` : `/tutorials/${entry.category_slug}/${entry.slug}`;
}

/** WordPress returns titles and names as HTML; ours are text. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

import type { WireFigure } from "@shop/api-client/contract";
import type { FindPicture } from "../media/index.ts";
import type { ContentEntry } from "./content-import.ts";
import { sanitiseHtml } from "./sanitise-html.ts";
import type { CheckedAnswer } from "./schemas/answer-schema.ts";
import type { CheckedPage, CheckedTutorial } from "./schemas/content-schemas.ts";
import type { StoredPicture, StoredTexts } from "./tables.ts";
import { toQuestions } from "./to-questions.ts";

type ArticleTexts = Partial<NonNullable<CheckedTutorial["de"]> & NonNullable<CheckedPage["de"]>>;

/** `madeFigures` are those that the build could make, by their ids. */
export function toPost(
  tutorial: CheckedTutorial,
  madeFigures: ReadonlyMap<string, WireFigure>,
  findPicture: FindPicture,
): ContentEntry {
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
    html: sanitiseHtml(tutorial.html, findPicture),
    author: tutorial.author,
    published_at: new Date(`${tutorial.date}T00:00:00Z`),
    data: JSON.stringify({
      picture: toStoredPicture(tutorial.picture, findPicture),
      translations: translationsOf(tutorial, findPicture),
      ...(figures.length > 0 && { figures }),
    }),
  };
}

function translationsOf(
  { de, ja }: { readonly de?: ArticleTexts | undefined; readonly ja?: ArticleTexts | undefined },
  findPicture: FindPicture,
): { de: StoredTexts | undefined; ja: StoredTexts | undefined } {
  return { de: toStoredTexts(de, findPicture), ja: toStoredTexts(ja, findPicture) };
}

function toStoredTexts(texts: ArticleTexts | undefined, findPicture: FindPicture): StoredTexts | undefined {
  const { title, excerpt, description, html, category, pictureAlt } = texts ?? {};
  if (title === undefined) return undefined;
  const page = html === undefined ? undefined : sanitiseHtml(html, findPicture);
  return { title, excerpt: excerpt ?? description ?? "", html: page, category, pictureAlt };
}

function toStoredPicture(picture: CheckedTutorial["picture"], findPicture: FindPicture): StoredPicture | undefined {
  const found = picture && findPicture(picture.src);
  if (!picture || !found) return undefined;
  const { address, width, height, dominantColour } = found;
  return { id: picture.id, alt: picture.alt, address, width, height, dominantColour };
}

interface PageSources {
  readonly findPicture: FindPicture;
  /** What pages with topics show as questions. */
  readonly answers: readonly CheckedAnswer[];
  readonly taken: readonly { readonly id: number; readonly slug: string }[];
}

/** Pages come without ids: a known one keeps its own, a new one gets the next free id. */
export function toPages(pages: readonly CheckedPage[], { findPicture, answers, taken }: PageSources): ContentEntry[] {
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
    html: sanitiseHtml(page.html, findPicture) + toQuestions(page, answers, "en"),
    author: "",
    published_at: null,
    data: JSON.stringify({ translations: withQuestions(page, answers, translationsOf(page, findPicture)) }),
  }));
}

/** A language without a text of its own shows the English text, with the English questions. */
function withQuestions(
  page: CheckedPage,
  answers: readonly CheckedAnswer[],
  { de, ja }: ReturnType<typeof translationsOf>,
): ReturnType<typeof translationsOf> {
  const add = (texts: StoredTexts | undefined, locale: "de" | "ja") =>
    texts?.html === undefined ? texts : { ...texts, html: texts.html + toQuestions(page, answers, locale) };
  return { de: add(de, "de"), ja: add(ja, "ja") };
}

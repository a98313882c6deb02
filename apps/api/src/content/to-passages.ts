import type { WireContentEntry } from "@shop/api-client/contract";
import { productPath } from "@shop/catalog";
import { LOCALES } from "@shop/kernel";
import type { Passage } from "../answers/index.ts";
import { formatsOf } from "./formats-of.ts";
import { pagePath } from "./page-path.ts";
import { FORMAT_WORDS, FORMATS_TITLE, PRODUCT_WORDS, TYPE_WORDS } from "./product-words.ts";
import type { CheckedAnswer } from "./schemas/answer-schema.ts";
import type { CheckedPage, CheckedProduct, CheckedTutorial } from "./schemas/content-schemas.ts";
import { plainText, sectionsOf } from "./sections-of.ts";

interface Passages {
  readonly answers: readonly CheckedAnswer[];
  readonly pages: readonly CheckedPage[];
  readonly tutorials: readonly CheckedTutorial[];
  readonly products: readonly CheckedProduct[];
}

/**
 * Everything that the chat can quote. Articles and product pages have one language, and are searched by English words; a product's facts
 * (name, kind, price, version, formats) are found in each language.
 */
export function toPassages({ answers, pages, tutorials, products }: Passages): Passage[] {
  return [
    ...answers.flatMap((answer) => toAnswerPassages(answer, pages)),
    ...pages.flatMap((page) =>
      toArticle({
        ...page,
        source: `pages/${page.slug}`,
        kind: "page",
        path: pagePath(page.slug),
      }),
    ),
    ...tutorials.flatMap((tutorial) =>
      toArticle({
        ...tutorial,
        ...{ source: `tutorials/${tutorial.slug}`, kind: "tutorial", description: tutorial.excerpt },
        path: `/tutorials/${tutorial.category.slug}/${tutorial.slug}`,
      }),
    ),
    ...products.filter((product) => product.is_public).flatMap(toProductPassages),
  ];
}

/** The page that an answer quotes; where that page asks the same question, the place of the question in it. */
function pathOf({ slug, path }: CheckedAnswer, pages: readonly CheckedPage[]): string {
  const page = pages.find((one) => pagePath(one.slug) === path);
  return page?.topics?.some(({ answers }) => answers.includes(slug)) ? `${path}#${slug}` : path;
}

function toAnswerPassages(answer: CheckedAnswer, pages: readonly CheckedPage[]): Passage[] {
  const path = pathOf(answer, pages);
  return LOCALES.flatMap((locale) => {
    const text = answer[locale];
    if (!text) return [];
    const { title, text: body, words } = text;
    const place = { source: `answers/${answer.slug}`, position: 0, path, about: answer.about ?? null };
    return [{ ...place, locale, kind: "answer", title, body, words, product_name: null } as const];
  });
}

/** An article of a WordPress. */
export function toArticlePassages(id: number, post: WireContentEntry, path: string) {
  const [title, description] = [post.title.rendered, post.excerpt?.rendered ?? ""].map(plainText) as [string, string];
  const html = post.content?.rendered ?? "";
  return toArticle({ source: "", kind: "tutorial", title, description, html, path }).map(
    ({ source: _, ...passage }) => ({
      ...passage,
      articleId: id,
    }),
  );
}

interface Article {
  readonly source: string;
  readonly kind: "page" | "tutorial";
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly path: string;
}

function toArticle({ source, kind, title, description, html, path }: Article): Passage[] {
  const base = { source, locale: "en", kind, path, product_name: null, about: null } as const;
  return [
    { ...base, position: 0, title, body: description, words: [] },
    ...sectionsOf(html).map(({ heading, text }, index) => ({
      ...base,
      position: index + 1,
      title: heading === "" ? title : `${title}: ${heading}`,
      body: text,
      words: [],
    })),
  ];
}

function toProductPassages(product: CheckedProduct): Passage[] {
  const base = {
    source: `products/${product.slug}`,
    kind: "product",
    path: productPath(product),
    product_name: product.name,
    about: null,
  } as const;
  const parts = product.included_products.join(", ");
  const facts = LOCALES.map((locale) => {
    const { shortDesc, shopDesc } = { ...product, ...(locale !== "en" && product[locale]) };
    return {
      ...base,
      position: 0,
      locale,
      title: product.name,
      body: [shopDesc, parts].filter((part) => part !== "").join("\n"),
      words: [
        ...new Set([shortDesc, product.shortDesc]),
        ...PRODUCT_WORDS[locale],
        ...TYPE_WORDS[locale][product.type],
      ],
    };
  });
  const sections = sectionsOf(product.productPageDesc).map(({ heading, text }, index) => ({
    ...base,
    position: index + 1,
    locale: "en" as const,
    title: heading === "" ? product.name : `${product.name}: ${heading}`,
    body: text,
    words: [],
  }));
  const formats = formatsOf(product.productPageDesc);
  const formatFacts = LOCALES.map((locale) => ({
    ...base,
    position: sections.length + 1,
    locale,
    title: `${product.name}${FORMATS_TITLE[locale]}`,
    body: formats.join("\n"),
    words: FORMAT_WORDS[locale],
  }));
  return [...facts, ...sections, ...(formats.length > 0 ? formatFacts : [])];
}

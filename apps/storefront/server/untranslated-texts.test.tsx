import { DEFAULT_OPERATION_IDS } from "@shop/api-client/contract";
import { buildWireProduct } from "@shop/catalog/testing";
import { beforeAll, expect, test } from "vitest";
import { answerAsBackEnd } from "../app/testing/answer-as-back-end.ts";
import { createOwnStorefront } from "../app/testing/create-own-storefront.ts";
import { loadOwnRoutes } from "../app/testing/load-own-routes.ts";

let build: Awaited<ReturnType<typeof loadOwnRoutes>>;
beforeAll(async () => {
  build = await loadOwnRoutes();
}, 120_000);

/** A page of a shop whose articles and pages have their texts in this language, and their titles in the page's own. */
async function pageOf(path: string, textLanguage: string): Promise<string> {
  const callApi = async (request: Request) => {
    const answer = answerAsBackEnd(new URL(request.url));
    if (!/\/(posts|pages)$/.test(new URL(request.url).pathname)) return answer;
    const entries = (await answer.json()) as object[];
    return Response.json(entries.map((entry) => ({ ...entry, content_lang: textLanguage })));
  };
  const storefront = createOwnStorefront(build, { callApi });
  return (await storefront(new Request(`https://shop.example${path}`))).text();
}

/** A product's page in a shop that lacks these of its texts in the page's language. */
async function productPageOf(path: string, untranslated: readonly string[]): Promise<string> {
  const given = { name: "OnlyHere", slug: "onlyhere", productPageSlug: "onlyhere", shortDesc: "The short text" };
  const texts = {
    shopDesc: "The lead.",
    productPageDesc: "<p>Above.</p><h2>What it does</h2><p>Below.</p><h2>What it needs</h2>",
  };
  const product = { ...buildWireProduct({ ...given, ...texts }), untranslated };
  const callApi = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.endsWith(DEFAULT_OPERATION_IDS.getAllProducts)) return answerAsBackEnd(new URL(request.url));
    return Response.json({ valid: true, result: { result: [product] }, error: null, code: null });
  };
  const storefront = createOwnStorefront(build, { callApi });
  return (await storefront(new Request(`https://shop.example${path}`))).text();
}

/** The language that a text is marked with wherever the page shows it, also around it; null where that is the page's own. */
function languageOf(html: string, text: string): string | null {
  const places = [...html.matchAll(new RegExp(`(?:<[a-z0-9]+[^>]*>){1,2}${text}`, "g"))];
  const languages = new Set(places.map(([tags]) => tags.match(/ lang="([^"]*)"/)?.[1] ?? null));
  if (languages.size !== 1) throw new Error(`"${text}" is marked with ${languages.size} languages.`);
  return [...languages][0] ?? null;
}

const TEXTS_OF_PRODUCT = ["The short text", "The lead.", "Above.", "What it does", "What it needs"];

const proseTags = (html: string) => html.match(/<[a-z]+ [^>]*class="prose[^>]*>/g) ?? [];

/** The way to each heading. */
const headingLinks = (html: string) => html.match(/<a [^>]*href="#on-[^>]*>/g) ?? [];

test.each([
  ["/de/tutorials/phase/two-microphones", "de", "Diesen Text gibt es bisher nur auf Englisch."],
  ["/ja/tutorials/phase/two-microphones", "ja", "この文章は現在、英語のみです。"],
  ["/de/imprint", "de", "Diesen Text gibt es bisher nur auf Englisch."],
  ["/ja/imprint", "ja", "この文章は現在、英語のみです。"],
  ["/de/terms-conditions", "de", "Diesen Text gibt es bisher nur auf Englisch."],
])(
  "[ROUTE-11] a text that %s lacks is marked as English and the page says so; what is translated isn't",
  async (path, language, note) => {
    const lacking = await pageOf(path, "en");
    expect(lacking).toContain(note);
    expect(proseTags(lacking).length).toBeGreaterThan(0);
    for (const tag of proseTags(lacking)) expect(tag).toContain(' lang="en"');
    for (const link of headingLinks(lacking)) expect(link).toContain(' lang="en"');
    expect(lacking.match(/<h1[^>]*>/)?.[0]).not.toContain(" lang=");
    const translated = await pageOf(path, language);
    expect(translated).not.toContain(note);
    for (const tag of [...proseTags(translated), ...headingLinks(translated)]) expect(tag).not.toContain(" lang=");
  },
);

test.each([
  ["/de/products/plugins/onlyhere", "Diesen Text gibt es bisher nur auf Englisch."],
  ["/ja/products/plugins/onlyhere", "この文章は現在、英語のみです。"],
])("[ROUTE-11] a product's texts that %s lacks are marked as English and the page says so", async (path, note) => {
  const lacking = await productPageOf(path, ["shortDesc", "shopDesc", "productPageDesc"]);
  expect(lacking).toContain(note);
  for (const text of TEXTS_OF_PRODUCT) {
    expect(languageOf(lacking, text), text).toBe("en");
  }
  const translated = await productPageOf(path, []);
  expect(translated).not.toContain(note);
  for (const text of TEXTS_OF_PRODUCT) {
    expect(translated).toContain(text);
    expect(languageOf(translated, text), text).toBeNull();
  }
});

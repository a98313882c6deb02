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

const proseTags = (html: string) => html.match(/<[a-z]+ [^>]*class="prose[^>]*>/g) ?? [];

test.each([
  ["/de/tutorials/phase/two-microphones", "de", "Diesen Text gibt es bisher nur auf Englisch."],
  ["/ja/tutorials/phase/two-microphones", "ja", "この文章は現在、英語のみです。"],
  ["/de/imprint", "de", "Diesen Text gibt es bisher nur auf Englisch."],
  ["/ja/imprint", "ja", "この文章は現在、英語のみです。"],
])(
  "[ROUTE-11] a text that %s lacks is marked as English and the page says so; what is translated isn't",
  async (path, language, note) => {
    const lacking = await pageOf(path, "en");
    expect(lacking).toContain(note);
    expect(proseTags(lacking).length).toBeGreaterThan(0);
    for (const tag of proseTags(lacking)) expect(tag).toContain(' lang="en"');
    expect(lacking.match(/<h1[^>]*>/)?.[0]).not.toContain(" lang=");
    const translated = await pageOf(path, language);
    expect(translated).not.toContain(note);
    for (const tag of proseTags(translated)) expect(tag).not.toContain(" lang=");
  },
);

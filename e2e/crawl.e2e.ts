import { PAGE_KINDS } from "./models/routes.ts";
import { type CrawledPage, type CrawledSite, crawlSite } from "./models/site-crawl.ts";
import { expect, test } from "./models/test.ts";

/** What only installers, testers and customers are led to, or a pop-up leads to. */
const NOT_LINKED: readonly string[] = [
  ...["/account/orders", "/account/profile"],
  ...["/rate-product", "/coupon", "/contest-entry", "/sales/drip/exclusive-offer", "/wheel"],
  ...["/beta/fadrumalign-beta-sign-up", "/beta/fadrumalign-nda"],
];

/** Texts that nobody means to publish: filler, a value that is missing, a text without its values. */
const PLACEHOLDER = /lorem ipsum|\bTODO\b|\bTBD\b|\bundefined\b|\bNaN\b|\[object |\{[a-z][A-Za-z]*\}/;

const CRAWL_LIMIT_MS = 600_000;

test.describe.configure({ mode: "serial" });

let site: CrawledSite;

test("[ROUTE-13] every link, file and picture of the site answers, in each language and for both themes", async ({
  request,
}) => {
  // Some thousand files, and each page is rendered for the first time.
  test.setTimeout(CRAWL_LIMIT_MS);
  site = await crawlSite(request, ["/", "/de", "/ja", ...NOT_LINKED]);
  expect(site.dead).toEqual([]);
  expect([...site.addresses]).toEqual(expect.arrayContaining(PAGE_KINDS.filter((path) => !NOT_LINKED.includes(path))));
  for (const theme of ["dark", "light"]) {
    expect([...site.addresses].filter((address) => address.includes(`-${theme}.svg`)).length).toBeGreaterThan(20);
  }
});

test("[ROUTE-13] every link to a place in a page leads to a place that is there", () => {
  expect(site.deadPlaces).toEqual([]);
});

test("[ROUTE-16] no page repeats another: each has a title, a description and a text of its own", () => {
  const own = site.pages.filter(isCanonical);
  expect(own.length).toBeGreaterThan(100);
  expect(repeated(own, titleOf)).toEqual([]);
  expect(repeated(own, descriptionOf)).toEqual([]);
  expect(repeated(own, mainOf)).toEqual([]);
});

test("no page shows a placeholder, a missing value or a text without its values", () => {
  const shown = site.pages.flatMap((page) => {
    const found = PLACEHOLDER.exec(textOf(page.html));
    return found ? [`${page.path}: ${found[0]}`] : [];
  });
  expect(shown).toEqual([]);
});

/** A list's page with a filter names the list as the page to index: it isn't one of its own. */
function isCanonical({ path, html }: CrawledPage): boolean {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical !== undefined && new URL(canonical).pathname === path;
}

/** Texts that several pages of one language share. A legal text is the same in each language. */
function repeated(pages: readonly CrawledPage[], read: (page: CrawledPage) => string): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const page of pages) {
    const text = `${languageOf(page)} ${read(page)}`;
    pathsOf.set(text, [...(pathsOf.get(text) ?? []), page.path]);
  }
  return [...pathsOf]
    .filter(([, paths]) => paths.length > 1)
    .map(([text, paths]) => `${text.slice(0, 80)}: ${paths.join(", ")}`);
}

const languageOf = ({ html }: CrawledPage) => /<html lang="([^"]*)"/.exec(html)?.[1] ?? "";
const titleOf = ({ html }: CrawledPage) => /<title>([^<]*)/.exec(html)?.[1] ?? "";
const descriptionOf = ({ html }: CrawledPage) => /name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
const mainOf = ({ html }: CrawledPage) => textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");

/** What is read: without scripts, styles and tags. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<code\b[\s\S]*?<\/code>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

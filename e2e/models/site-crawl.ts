import type { APIRequestContext } from "@playwright/test";

export interface CrawledPage {
  /** With its query. */
  readonly path: string;
  readonly html: string;
}

export interface CrawledSite {
  readonly pages: readonly CrawledPage[];
  /** Pages, files and pictures that were found, each once. */
  readonly addresses: ReadonlySet<string>;
  /** What didn't answer 200: `404 /path, linked from /page`. */
  readonly dead: readonly string[];
  /** Links to a place that its page doesn't have: `/page#place, linked from /other`. */
  readonly deadPlaces: readonly string[];
}

interface Link {
  readonly address: string;
  readonly place: string;
}

/** Follows every link, file and picture of the site from these pages on. Nothing runs: a visitor without scripts, and a search engine. */
export async function crawlSite(request: APIRequestContext, start: readonly string[]): Promise<CrawledSite> {
  const foundOn = new Map(start.map((path) => [path, "the start"]));
  const queue = [...start];
  const pages: CrawledPage[] = [];
  const dead: string[] = [];
  const places: Array<Link & { readonly from: string }> = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    // Requested as a browser does: a file that requires a login redirects to the account.
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    if (answer.status() !== 200) dead.push(`${answer.status()} ${path}, linked from ${foundOn.get(path)}`);
    const type = answer.headers()["content-type"] ?? "";
    const isPage = type.startsWith("text/html");
    if (!isPage && !type.startsWith("text/css")) continue;
    const text = await answer.text();
    // A redirect's page is crawled under its own address.
    if (isPage && pathOf(new URL(answer.url())) === path) pages.push({ path, html: text });
    for (const link of linksOf(text, answer.url())) {
      if (link.place !== "") places.push({ ...link, from: path });
      if (foundOn.has(link.address)) continue;
      foundOn.set(link.address, path);
      queue.push(link.address);
    }
  }
  const htmlOf = new Map(pages.map(({ path, html }) => [path, html]));
  const deadPlaces = places
    .filter(({ address, place }) => htmlOf.has(address) && !htmlOf.get(address)?.includes(` id="${place}"`))
    .map(({ address, place, from }) => `${address}#${place}, linked from ${from}`);
  return { pages, addresses: new Set(foundOn.keys()), dead, deadPlaces: [...new Set(deadPlaces)] };
}

/** What a page or a style sheet of this origin points at: links, scripts, styles, pictures in each density and theme, fonts. */
function linksOf(text: string, base: string): Link[] {
  const attributes = [...text.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, address = ""]) => address);
  const sets = [...text.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = ""]) =>
    set.split(", ").map((one) => one.trim().split(" ")[0] ?? ""),
  );
  const styles = [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = ""]) => address);
  const shared = [...text.matchAll(/property="og:image" content="([^"]+)"/g)].map(([, address = ""]) => address);
  return [...attributes, ...sets, ...styles, ...shared].flatMap((address) => {
    const url = URL.parse(address.replaceAll("&amp;", "&"), base);
    if (url?.origin !== new URL(base).origin) return [];
    return [{ address: pathOf(url), place: decodeURIComponent(url.hash.slice(1)) }];
  });
}

function pathOf({ pathname, search }: URL): string {
  return `${pathname}${search}`;
}

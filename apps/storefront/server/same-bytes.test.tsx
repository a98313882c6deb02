import { createSystemRandom } from "@shop/kernel";
import { beforeAll, expect, test } from "vitest";
import { answerAsBackEnd } from "../app/testing/answer-as-back-end.ts";
import { createOwnStorefront } from "../app/testing/create-own-storefront.ts";
import { loadOwnRoutes } from "../app/testing/load-own-routes.ts";

const PATHS = [
  ...["/", "/shop", "/products", "/products/bundles", "/products/plugins", "/compare", "/suggestions?q=hall"],
  ...["/products/guitar-cabinet-impulse-responses", "/products/guitar-cabinet-impulse-responses/hall"],
  ...["/products/plugins/onlyhere", "/products/plugins/onlyhere.md", "/products/plugins/first-steps"],
  ...["/tutorials", "/tutorials/phase", "/tutorials/phase/two-microphones", "/tutorials/phase/two-microphones.md"],
  ...["/support", "/contact", "/press", "/terms-conditions", "/privacypolicy", "/imprint", "/wheel"],
  ...["/sales", "/sales/black-friday-sale", "/contests/halloween", "/llms.txt", "/sitemap.xml", "/robots.txt"],
];
const PUBLIC = [
  ...PATHS,
  ...PATHS.filter((path) => !/\.(md|txt|xml)$/.test(path)).flatMap((path) => [
    ...["/de", "/ja"].map((language) => (path === "/" ? language : `${language}${path}`)),
    path === "/" ? "/_.data" : path.replace(/(?=\?|$)/, ".data"),
  ]),
];

/** A customer with a cart and a chosen currency, a visitor who has answered the German question about consent, and somebody new. */
const VISITORS: readonly Record<string, string>[] = [
  {
    cookie: "__Host-shop_session=s; shop_access_token=t; shop_visit=v; shop_currency=JPY",
    authorization: "Bearer t",
    "x-forwarded-for": "203.0.113.7",
  },
  {
    cookie: "shop_visit=w; shop_consent=%7B%22granted%22%3A%5B%22statistics%22%5D%7D",
    "accept-language": "de-DE,de;q=0.9",
    "user-agent": "Mozilla/5.0 (iPhone)",
    "sec-gpc": "1",
  },
  {},
];

let build: Awaited<ReturnType<typeof loadOwnRoutes>>;
beforeAll(async () => {
  build = await loadOwnRoutes();
}, 120_000);

/** A process of its own: nothing is in its memory yet, and its nonces are its own. */
function startProcess(asked: string[]) {
  return createOwnStorefront(build, {
    random: createSystemRandom(),
    callApi: async (request) => {
      asked.push(JSON.stringify([new URL(request.url).pathname, await request.text(), ...request.headers]));
      return answerAsBackEnd(new URL(request.url));
    },
    callApiForVisitor: async () => {
      throw new Error("A public page asked for its visitor.");
    },
  });
}

test("[SAFE-21] processes send a customer with a cart, a visitor with German consent and somebody new the same bytes and headers of every public page", async () => {
  const visits = await Promise.all(
    VISITORS.map(async (headers) => {
      const asked: string[] = [];
      const storefront = startProcess(asked);
      const pages: Array<readonly [string, string, number, string]> = [];
      for (const path of PUBLIC) {
        const response = await storefront(new Request(`https://shop.example${path}`, { headers }));
        pages.push([path, JSON.stringify(Array.from(response.headers)), response.status, await response.text()]);
      }
      // A page makes its calls at the same time.
      return { pages, asked: asked.toSorted() };
    }),
  );
  const [, , stranger] = visits;
  for (const visit of visits) expect(visit).toEqual(stranger);
  const kept = stranger?.pages.filter(([, headers]) => headers.includes("s-maxage=60")) ?? [];
  expect(stranger?.pages.filter((page) => !kept.includes(page)).map(([path, , status]) => [path, status])).toEqual([]);
  expect(kept).toHaveLength(PUBLIC.length);
}, 120_000);

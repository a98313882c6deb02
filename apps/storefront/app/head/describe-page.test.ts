import { expect, test } from "vitest";
import { storefrontContext } from "../request/storefront-context.ts";
import { buildStorefrontContext } from "../testing/build-storefront-context.ts";
import { describePage, type PageDescription } from "./describe-page.server.ts";

const PAGE = { path: "/press", title: "Press", description: "Pictures and texts." };

function imageOf(given: Partial<PageDescription>) {
  const context = buildStorefrontContext({ shareCard: (card) => `/media/share/${JSON.stringify(card)}.png` });
  const { head } = describePage({ context, request: new Request("https://shop.example/press") }, { ...PAGE, ...given });
  const contentOf = (property: string) =>
    head.flatMap((tag) => ("property" in tag && tag.property === property ? tag.content : []))[0];
  const url = decodeURIComponent(contentOf("og:image") ?? "");
  return { url, alt: contentOf("og:image:alt"), data: context.get(storefrontContext).structuredData };
}

test("[ROUTE-16] a page without a picture of its own has a card with its title", () => {
  expect(imageOf({})).toMatchObject({
    url: 'https://shop.example/media/share/{"title":"Press","drawing":null}.png',
    alt: "Press",
    data: [{ "@type": "WebPage", name: "Press · Farfield Audio", url: "https://shop.example/press" }],
  });
});

test("[ROUTE-16] a page's drawing is on its card, and many pages may have one card", () => {
  expect(imageOf({ card: { title: "Compare", drawing: "/media/a.svg" } })).toMatchObject({
    url: 'https://shop.example/media/share/{"title":"Compare","drawing":"/media/a.svg"}.png',
    alt: "Compare",
  });
});

test("[ROUTE-16] a page's own picture replaces its card, and an editor's replaces both", () => {
  const own = { url: "/media/own.png", width: 1200, height: 630, alt: "" };
  expect(imageOf({ pictures: [own] }).url).toBe("https://shop.example/media/own.png");
  const image = { url: "/media/stated.png", width: 1200, height: 630 };
  expect(imageOf({ pictures: [own], seo: { image } as never }).url).toBe("https://shop.example/media/stated.png");
});

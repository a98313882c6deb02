import { expect, test } from "vitest";
import { productsOfText } from "./products-of-text.ts";

const trim = { type: "plugin", slug: "fagaintrim", productPageSlug: "" } as const;
const room = { type: "plugin", slug: "facabroom", productPageSlug: "" } as const;
const pack = { type: "samplepack", slug: "fair-jazz-box", productPageSlug: "" } as const;

test("[ROUTE-08] the products beside a text are those that it links to, in its order, each once", () => {
  const html =
    '<p><a href="/products/plugins/facabroom">faCabRoom</a>, <a href="/products/plugins/fagaintrim#hold">faGainTrim</a>, again <a href="/products/plugins/facabroom">faCabRoom</a></p>';
  expect(productsOfText(html, [trim, room, pack])).toEqual([room, trim]);
});

test("[ROUTE-08] a text without links to products has none beside it", () => {
  expect(productsOfText('<p><a href="/downloads">Downloads</a></p>', [trim, room, pack])).toEqual([]);
});

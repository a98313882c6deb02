import { expect, test } from "vitest";
import { pagePath } from "./page-path.server.ts";

test.each([
  ["/", "/"],
  ["/imprint", "/imprint"],
  ["/de", "/"],
  ["/de/products/plugins", "/products/plugins"],
  ["/design", "/design"],
  ["/ja/imprint.data", "/imprint"],
])("the page %s is the page %s of its language", (path, page) => {
  expect(pagePath({ url: `https://shop.example${path}?sort=name` })).toBe(page);
});

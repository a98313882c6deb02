import { expect, test } from "vitest";
import { canonicalPath, fileAddress, pageAddress } from "./page-address.ts";

const SITE = { origin: "https://shop.example" };

test.each([
  ["/", "en", "https://shop.example/"],
  ["/", "de", "https://shop.example/de"],
  ["/shop", "en", "https://shop.example/shop"],
  ["/products/plugins/a%20b", "ja", "https://shop.example/ja/products/plugins/a%20b"],
  ["//elsewhere.example/a", "en", "https://shop.example//elsewhere.example/a"],
] as const)("[ROUTE-16] the path %s in %s is the address %s", (path, locale, address) => {
  expect(pageAddress(SITE, path, locale)).toBe(address);
});

test("a file's path is an address of this site; a whole address stays", () => {
  expect(fileAddress(SITE, "/media/a.svg")).toBe("https://shop.example/media/a.svg");
  expect(fileAddress(SITE, "https://cms.example/a.png")).toBe("https://cms.example/a.png");
});

test.each([
  ["nothing", undefined, "/own"],
  ["an address of this site", "https://shop.example/other?part=2", "/other?part=2"],
  ["a path", "/other", "/other"],
  ["a page of a language", "https://shop.example/de/other", "/other"],
  ["another site", "https://elsewhere.example/other", "/own"],
  ["this site over http", "http://shop.example/other", "/own"],
  ["no address", "https://", "/own"],
  ["a path that looks like a host", "https://shop.example//elsewhere.example", "//elsewhere.example"],
])("[ROUTE-16] where the content states %s, the canonical path follows", (_case, stated, path) => {
  expect(canonicalPath(stated, "/own", SITE)).toBe(path);
});

import { expect, test } from "vitest";
import { isCacheableAddress, isCacheablePath } from "./is-cacheable-path.ts";

test.each([
  "/cart",
  "/account",
  "/account/",
  "/account.data",
  "/de/cart",
  "/ja/account.data",
  "/Account",
  "/DE/Cart",
  "//account",
  "/%61ccount",
  "/account/anything",
  "/downloads",
  "/de/downloads",
])("[SAFE-21] %s shows what is the visitor's own: no cache keeps it", (path) => {
  expect(isCacheablePath(path)).toBe(false);
});

test.each(["/", "/shop", "/products/plugins/account", "/de", "/de/products", "/accounts", "/_root.data", "/%E0%A4%A"])(
  "%s is the same for everybody",
  (path) => {
    expect(isCacheablePath(path)).toBe(true);
  },
);

test("[SAFE-21] [CAT-10] a list filtered by what is owned is the visitor's own; by anything else it is everybody's", () => {
  expect(isCacheableAddress({ path: "/products", search: "?q=tight&owned=yes" })).toBe(false);
  expect(isCacheableAddress({ path: "/products", search: "?q=owned&kind=plugin" })).toBe(true);
  expect(isCacheableAddress({ path: "/account", search: "" })).toBe(false);
});

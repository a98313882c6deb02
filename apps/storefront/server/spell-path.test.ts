import fc from "fast-check";
import { expect, test } from "vitest";
import { spellPath } from "./spell-path.ts";

test.each([
  ["/", "/"],
  ["/shop", "/shop"],
  ["/Shop", "/shop"],
  ["/shop/", "/shop"],
  ["//shop", "/shop"],
  ["//evil.example/shop", "/evil.example/shop"],
  ["/products//plugins///faMicAlign/", "/products/plugins/famicalign"],
  ["/%73hop", "/shop"],
  ["/products/Fa%20Gain", "/products/fa%20gain"],
  ["/products/caf%c3%a9", "/products/caf%C3%A9"],
  ["/products/a%2Fb", "/products/a%2Fb"],
  ["/DE/Shop.DATA", "/de/shop.data"],
  ["/_.data", "/_.data"],
  ["/de/_.data", "/de.data"],
  ["/%E0%A4%A", "/%E0%A4%A"],
])("[SAFE-20] the one spelling of %s is %s", (pathname, expected) => {
  expect(spellPath(pathname)).toBe(expected);
});

test("[SAFE-20] the canonical spelling of a path stays as it is, so that a redirect never leads to another", () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const { pathname } = new URL(`https://shop.example${path}`);
      expect(spellPath(spellPath(pathname))).toBe(spellPath(pathname));
    }),
    { seed: 1 },
  );
});

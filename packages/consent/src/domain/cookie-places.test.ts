import { expect, test } from "vitest";
import { cookiePlaces } from "./cookie-places.ts";

test("[CONSENT-03] a cookie is removed from every domain and path from which a page can remove it", () => {
  const places = cookiePlaces("www.shop.example.co.uk", "/en/shop/");
  expect([...new Set(places.map(({ domain }) => domain))]).toEqual([
    null,
    "www.shop.example.co.uk",
    "shop.example.co.uk",
    "example.co.uk",
    "co.uk",
  ]);
  expect([...new Set(places.map(({ path }) => path))]).toEqual(["/", "/en", "/en/", "/en/shop", "/en/shop/"]);
  expect(places).toHaveLength(25);
});

test.each(["localhost", "127.0.0.1", "[::1]"])("[CONSENT-03] on %s it has one domain", (hostname) => {
  expect(cookiePlaces(hostname, "/")).toEqual([{ domain: null, path: "/" }]);
});

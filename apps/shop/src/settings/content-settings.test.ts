import { expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";

test.each(["https://blog.example", "https://example.org/blog", "https://blog.example:8443"])(
  "[API-08] the content host may be %s",
  (SHOP_WORDPRESS_URL) => {
    expect(readSettings({ SHOP_WORDPRESS_URL })).toMatchObject({
      SHOP_WORDPRESS_URL,
      SHOP_WORDPRESS_NETWORK: "public",
    });
  },
);

test.each([
  ["a slash at its end", "https://blog.example/"],
  ["a query", "https://blog.example/?page=1"],
  ["a password", "https://user:word@blog.example"],
  ["another scheme", "file:///etc/passwd"],
  ["no address", "blog"],
  ["plain http", "http://blog.example"],
  ["this machine", "https://localhost:8080"],
  ["a private address", "https://10.0.0.5"],
  ["the address of a cloud's metadata", "https://169.254.169.254"],
  ["a private address of IPv6", "https://[fd00::5]"],
])("[API-08] a content host with %s stops the start", (_what, SHOP_WORDPRESS_URL) => {
  expect(() => readSettings({ SHOP_WORDPRESS_URL })).toThrow(`SHOP_WORDPRESS_URL is "${SHOP_WORDPRESS_URL}"`);
});

test("[API-08] a WordPress of the operator's own network has to be allowed by name", () => {
  const own = { SHOP_WORDPRESS_URL: "http://10.0.0.5:8080", SHOP_WORDPRESS_NETWORK: "private" };
  expect(readSettings(own)).toMatchObject(own);
});

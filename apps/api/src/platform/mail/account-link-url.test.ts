import { expect, test } from "vitest";
import { accountLinkUrl } from "./account-link-url.ts";

test.each([
  ["en", "/", "https://shop.test/?action=a&id=1&key=2"],
  ["de", "/", "https://shop.test/de?action=a&id=1&key=2"],
  ["ja", "/account/newsletter", "https://shop.test/ja/account/newsletter?action=a&id=1&key=2"],
] as const)(
  "[SAFE-09] a mailed link in %s to %s is on the shop's own origin, on the page in that language",
  (locale, path, url) => {
    expect(accountLinkUrl("https://shop.test", locale, path, { action: "a", id: "1", key: "2" })).toBe(url);
  },
);

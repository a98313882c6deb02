import { expect, test } from "vitest";
import { localeOfUrl } from "./locale-of-url.ts";

test.each([
  ["https://shop.example/account?source=purchase", "en"],
  ["https://shop.example/de/account", "de"],
  ["https://shop.example/ja", "ja"],
  ["https://shop.example/dear", "en"],
  ["https://host.example/de/thanks", null],
  ["nowhere", null],
])("%s is in %s", (url, locale) => {
  expect(localeOfUrl(url, "https://shop.example")).toBe(locale);
});

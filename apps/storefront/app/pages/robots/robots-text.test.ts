import { expect, test } from "vitest";
import { robotsText } from "./robots-text.ts";

const origin = "https://shop.example";

test("[ROUTE-16] robots may read the pages of a shop, none of its machinery, and find the list of pages", () => {
  expect(robotsText({ mode: "production", origin }).split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /v1/",
    "Disallow: /wp-json/",
    "Disallow: /files/",
    "Disallow: /payments/",
    "Disallow: /test-provider/",
    "Disallow: /dev/",
    "Disallow: /*.data$",
    "",
    "Sitemap: https://shop.example/sitemap.xml",
    "",
  ]);
});

test("[ROUTE-16] robots may read nothing of a demonstration", () => {
  expect(robotsText({ mode: "demo", origin }).split("\n").slice(0, 3)).toEqual(["User-agent: *", "Disallow: /", ""]);
});

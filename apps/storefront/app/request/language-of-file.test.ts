import { expect, test } from "vitest";
import { languageOfFile } from "./language-of-file.server.ts";

const read = (path: string, language?: string) =>
  languageOfFile({ request: new Request(`https://shop.example${path}`), params: language ? { language } : {} });

test("[ROUTE-16] a file's language is its address's first segment, English without one", () => {
  expect(read("/feeds/products.xml")).toBe("en");
  expect(read("/de/feeds/products.xml", "de")).toBe("de");
});

test.each(["fr", "en", "products"])("[ROUTE-16] a file below /%s doesn't exist", (segment) => {
  expect(() => read(`/${segment}/feeds/products.xml`, segment)).toThrow(
    expect.objectContaining({ init: { status: 404 } }),
  );
});

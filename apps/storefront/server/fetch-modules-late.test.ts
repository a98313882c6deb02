import { expect, test } from "vitest";
import { fetchModulesLate } from "./fetch-modules-late.ts";

test("modules are fetched after what a page is painted with", () => {
  const html =
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
  expect(fetchModulesLate(html)).toBe(
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/b.js"/>',
  );
});

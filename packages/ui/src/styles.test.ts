import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const here = new URL(".", import.meta.url);
const isPublished = (file: string) => file.endsWith(".css") && !file.startsWith("foundations/");
const sheets = readdirSync(here, { recursive: true, encoding: "utf8" }).filter(isPublished).sort();
const read = (file: string) => readFileSync(new URL(file, here), "utf8");
const selectorsOf = (css: string) =>
  Array.from(css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{/g), (match) => (match[1] ?? "").trim())
    .filter((selector) => !selector.startsWith("@") && !/^(from|to|\d+%)$/.test(selector))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/).map((one) => one.trim()));

test("the style sheet imports every part's styles, and nothing else", () => {
  const imported = Array.from(read("styles.css").matchAll(/@import "\.\/(.+?)";/g), (match) => match[1]).sort();
  expect(imported).toEqual(sheets.filter((file) => file !== "styles.css"));
});

describe.each(sheets.filter((file) => file !== "styles.css"))("%s", (file) => {
  test("is entirely inside the layer", () => {
    const outside = read(file).replace(/@layer shop \{[\s\S]*\n\}\n?/, "");
    expect(outside.replace(/\/\*[\s\S]*?\*\//g, "").trim()).toBe("");
  });
  test("leaves a host's page untouched: every selector begins with a class of our own, or only sets tokens", () => {
    const foreign = selectorsOf(read(file)).filter((selector) => !selector.startsWith(".shop-"));
    const allowed =
      file === "tokens.css"
        ? [":root", ":host", '[data-theme="dark"]', '[data-theme="light"]', ':host([data-theme="light"])']
        : [];
    expect(foreign.filter((selector) => !allowed.includes(selector))).toEqual([]);
  });
});

test("[SHELL-13] the style sheets know no other screen widths than the four classes'", () => {
  const widths = sheets.flatMap((file) =>
    Array.from(read(file).matchAll(/m(?:ax|in)-width: (\d+px)\)/g), (match) => match[1]),
  );
  expect(widths.filter((width) => !["480px", "1024px", "1799px"].includes(width ?? ""))).toEqual([]);
});

import { expect, test } from "vitest";
import { readSignUpPlace, writeSignUpPlace } from "./sign-up-place.ts";

const NOW_MS = 1_800_000_000_000;
const TWO_DAYS_MS = 172_800_000;
const kept = (path: unknown) => JSON.stringify({ path, endsAtMs: NOW_MS + 1 });

test.each(["/", "/de/products/plugins/faalign", "/shop?sort=new", "/products/a%20b"])(
  "[AUTH-13] the page %s is kept for as long as the link lasts, 48 hours",
  (path) => {
    const written = writeSignUpPlace(path, NOW_MS);
    expect(readSignUpPlace(written, NOW_MS + TWO_DAYS_MS - 1)).toBe(path);
    expect(readSignUpPlace(written, NOW_MS + TWO_DAYS_MS)).toBeUndefined();
  },
);

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example/",
  "\\\\evil.example",
  "javascript:alert(1)",
  "/x/..//evil.example",
  "shop",
  "",
  7,
  null,
])("[SAFE-14] %j isn't a page to return to", (path) => {
  expect(readSignUpPlace(kept(path), NOW_MS)).toBeUndefined();
});

test.each([undefined, "", "{", "null", "[]", '{"path":"/shop"}', '{"path":"/shop","endsAtMs":"9"}'])(
  "what can't be read, %j, counts as nothing stored",
  (text) => {
    expect(readSignUpPlace(text, NOW_MS)).toBeUndefined();
  },
);

import fc from "fast-check";
import { expect, test } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

test.each([
  ["faIR Modern Rock.zip", `attachment; filename="faIR Modern Rock.zip"; filename*=UTF-8''faIR%20Modern%20Rock.zip`],
  ['a"b\\c%41.txt', `attachment; filename="a_b_c_41.txt"; filename*=UTF-8''a%22b%5Cc%2541.txt`],
  ["Kö('*)音.txt", `attachment; filename="K_('*)_.txt"; filename*=UTF-8''K%C3%B6%28%27%2A%29%E9%9F%B3.txt`],
  [
    "a\r\nSet-Cookie: x.txt",
    `attachment; filename="a__Set-Cookie: x.txt"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x.txt`,
  ],
])("%j is saved by the header %s", (name, header) => {
  expect(contentDisposition(name)).toBe(header);
});

test("every name gives a header that can be sent, and comes back from it letter by letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const header = contentDisposition(name);
      expect(header).toMatch(/^[\x20-\x7e]*$/);
      expect(decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? "")).toBe(name);
    }),
  );
});

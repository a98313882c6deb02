import type { Chance } from "./chance.ts";

/** Texts that mean something to a database, a browser, a shell, a parser, or to JavaScript's own objects. */
const TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udfffy",
  "\u202e\u200b\ufeff",
  "\u{1f3b8}\u0301",
  "\r\nBcc: evil@attacker.example",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'; drop table users; --",
  "' or '1'='1",
  "$1",
  "\\",
  "%",
  "_",
  "%00%ff../../etc/passwd",
  "{{7*7}}",
  "#{7*7}",
  "__proto__",
  "constructor",
  "toString",
  "then",
  "hasOwnProperty",
  "null",
  "NaN",
  "-1",
  "1e999",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "http://[",
  "a@b",
  "ada@customer.example\0",
  "00000000-0000-4000-8000-000000000000",
] as const;

const NUMBERS = [0, -0, -1, 0.5, 6, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324] as const;

/** A value that no schema expects. Never deeper or longer than a body may be: those are bodies of their own, see `spoil-body.ts`. */
export function hostileValue(chance: Chance): unknown {
  const kind = chance.weighted({ text: 50, number: 15, long: 5, empty: 10, list: 8, object: 12 });
  switch (kind) {
    case "text":
      return chance.pick(TEXTS);
    case "number":
      return chance.pick(NUMBERS);
    case "long":
      return chance.pick(["x", "\u0301", "\u{1f3b8}", "\0", "<"]).repeat(1 + chance.below(4_000));
    case "empty":
      return chance.pick([null, true, false, [], {}]);
    case "list":
      return Array.from({ length: chance.below(40) }, () => chance.pick(TEXTS));
    case "object":
      return chance.pick<unknown>([
        { $ne: null },
        { toString: "x" },
        { valueOf: null },
        { length: 1e9 },
        { constructor: { prototype: { isAdmin: true } } },
        { [chance.pick(TEXTS)]: chance.pick(TEXTS) },
      ]);
  }
}

export function hostileText(chance: Chance): string {
  return chance.pick(TEXTS);
}

import fc from "fast-check";

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    6,
    Number.MAX_SAFE_INTEGER,
    1e308,
    -0,
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "x\udfffy",
    "\u202e\u200b\ufeff",
    "\r\nBcc: evil@attacker.example",
    "<script>alert(1)</script>",
    "'; drop table users; --",
    "%00%ff../../etc/passwd",
    "{{7*7}}",
    "__proto__",
    "constructor",
    "toString",
    "x".repeat(20_000),
    "\u0301".repeat(2_000),
    "//evil.example",
    "javascript:alert(1)",
    "http://[",
    [],
    {},
    [["x"]],
    { $ne: null },
    { toString: "x" },
    { length: 1e9 },
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.double(),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Texts that the schemas let through, and that must not mean anything to what lies behind them. */
const hostileText = fc.constantFrom(
  "<script>alert(1)</script>",
  "'; drop table users; --",
  "%00%ff../../etc/passwd",
  "{{7*7}}",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "0",
  "-1",
  "\\",
  "%",
  "_",
  "\u202e\u200b",
  "\u{1f3b8}\u0301",
  "x".repeat(100),
  "//evil.example",
  "javascript:alert(1)",
  "http://[",
  "a@b",
  "/\\evil.example",
);

/** A payload with some fields spoilt, dropped or added, or something else altogether. */
export function spoilt(good: Record<string, unknown>): fc.Arbitrary<unknown> {
  const keys = Object.keys(good);
  const field = keys.length > 0 ? fc.constantFrom(...keys) : fc.constant("extra");
  const value = fc.oneof(hostileText, hostile);
  const ofKnown = fc.record({ key: field, value });
  const ofAny = fc.record({ key: fc.string({ maxLength: 8 }), value });
  const change = fc.oneof({ weight: 9, arbitrary: ofKnown }, ofAny);
  const withChanges = fc
    .array(change, { minLength: 1, maxLength: 2 })
    .map((changes) => ({ ...good, ...Object.fromEntries(changes.map((one) => [one.key, one.value])) }));
  const without = field.map((key) => Object.fromEntries(Object.entries(good).filter(([name]) => name !== key)));
  return fc.oneof({ weight: 6, arbitrary: withChanges }, without, hostile);
}

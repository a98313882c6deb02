import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, checksumInput } from "./canonical-json.ts";

test("[API-02] the sample of RFC 8785, 3.2.3 is spelt as there: keys by UTF-16 code units", () => {
  const sample = {
    "\u20ac": "Euro Sign",
    "\r": "Carriage Return",
    "\ufb33": "Hebrew Letter Dalet With Dagesh",
    "1": "One",
    "\ud83d\ude00": "Emoji: Grinning Face",
    "\u0080": "Control",
    "\u00f6": "Latin Small Letter O With Diaeresis",
  };
  const values = [...canonicalJson(sample).matchAll(/:"([^"]+)"/g)].map((match) => match[1]);
  expect(values).toEqual([
    "Carriage Return",
    "One",
    "Control",
    "Latin Small Letter O With Diaeresis",
    "Euro Sign",
    "Emoji: Grinning Face",
    "Hebrew Letter Dalet With Dagesh",
  ]);
});

test("[API-02] the sample of RFC 8785, 3.2.2 is spelt as there: numbers, escapes, literals", () => {
  const sample = {
    numbers: JSON.parse("[333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001]"),
    string: "\u20ac$\u000f\u000aA'\u0042\u0022\u005c\\\"/",
    literals: [null, true, false],
  };
  expect(canonicalJson(sample)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test.each([
  [-0, "0"],
  [{ b: undefined, a: 1 }, '{"a":1}'],
  [[undefined], "[null]"],
  [{ z: { b: 1, a: [] } }, '{"z":{"a":[],"b":1}}'],
])("%j is spelt %s", (value, expected) => {
  expect(canonicalJson(value)).toBe(expected);
});

test("[API-02] it is the same value that is spelt, in whichever order its keys came", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
    { seed: 7 },
  );
});

test("[API-02] the checksum is over globals and request, nothing else", () => {
  expect(checksumInput({ access_token: "t" }, { b: 1, a: 2 })).toBe(
    '{"globals":{"access_token":"t"},"request":{"a":2,"b":1}}',
  );
});

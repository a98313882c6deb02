import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  [null, 10, null],
  ["bytes=0-3", 10, { start: 0, end: 3 }],
  ["bytes=4-", 10, { start: 4, end: 9 }],
  ["bytes=4-999", 10, { start: 4, end: 9 }],
  ["bytes=9-9", 10, { start: 9, end: 9 }],
  ["bytes=-3", 10, { start: 7, end: 9 }],
  ["bytes=-99", 10, { start: 0, end: 9 }],
  ["bytes=10-", 10, "unsatisfiable"],
  ["bytes=-0", 10, "unsatisfiable"],
  ["bytes=0-", 0, "unsatisfiable"],
  ["bytes=-1", 0, "unsatisfiable"],
  ["bytes=5-4", 10, null],
  ["bytes=-", 10, null],
  ["bytes=0-1,3-4", 10, null],
  ["items=0-1", 10, null],
  ["bytes=a-b", 10, null],
])("of %j in %i bytes comes %j", (header, sizeBytes, range) => {
  expect(readByteRange(header, sizeBytes)).toEqual(range);
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { drawMessage, drawPoint } from "./draw-point.ts";

test("[ENGAGE-03] a draw is decided by seed, wheel, number and the browser's own chance, joined by colons", () => {
  const ingredients = { seed: "abc", wheel: "6f1e4d0c", number: 2, chance: "9d" };
  expect(drawMessage(ingredients)).toBe("abc:6f1e4d0c:2:9d");
});

test.each([
  ["nothing but zeros", [0, 0, 0, 0], 0],
  ["the last moment of the first point", [0, 0x41, 0x89, 0x37], 0],
  ["the first moment of the second", [0, 0x41, 0x89, 0x38], 1],
  ["the middle", [0x80, 0, 0, 0], 500],
  ["the very end", [255, 255, 255, 255], 999],
])("[ENGAGE-03] %s of a digest lands on its point", (_what, bytes, point) => {
  expect(drawPoint(Uint8Array.from([...bytes, 7, 7, 7]))).toBe(point);
});

test("[ENGAGE-03] the rule is the one that its page describes: SHA-256, four bytes, a thousand points", () => {
  // printf 'abc:w:1:c' | sha256sum begins with the bytes of this number.
  const digest = createHash("sha256").update("abc:w:1:c").digest();
  expect(drawPoint(digest)).toBe(Math.floor((digest.readUInt32BE(0) / 4_294_967_296) * 1000));
});

test("[ENGAGE-03] twenty thousand draws fall evenly on the points", () => {
  const counts = new Array(10).fill(0);
  for (let index = 0; index < 20_000; index += 1) {
    const point = drawPoint(createHash("sha256").update(`seed:wheel:1:${index}`).digest());
    counts[Math.floor(point / 100)] += 1;
  }
  expect(counts.filter((count) => Math.abs(count - 2000) > 200)).toEqual([]);
});

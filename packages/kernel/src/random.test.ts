import { expect, test } from "vitest";
import { createSystemRandom, randomUuid, toHex } from "./random.ts";
import { createFakeRandom } from "./testing.ts";

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("a random identifier is a version 4 UUID, and the next is another one", () => {
  const random = createFakeRandom();
  const made = Array.from({ length: 200 }, () => randomUuid(random));
  for (const uuid of made) expect(uuid).toMatch(UUID_V4);
  expect(new Set(made).size).toBe(200);
});

test.each([
  [0x00, "00000000-0000-4000-8000-000000000000"],
  [0xff, "ffffffff-ffff-4fff-bfff-ffffffffffff"],
])("from bytes of %i the identifier is %s: version and variant are set, all else is chance", (byte, uuid) => {
  expect(randomUuid({ fraction: () => 0, bytes: (count) => new Uint8Array(count).fill(byte) })).toBe(uuid);
});

test("bytes are written as two hex figures each", () => {
  expect(toHex(Uint8Array.of(0, 10, 255))).toBe("000aff");
});

test("fake chance repeats by its seed, and a fraction is from 0 up to but not including 1", () => {
  const draw = (seed: number) => {
    const random = createFakeRandom(seed);
    return [...random.bytes(8), ...Array.from({ length: 500 }, () => random.fraction())];
  };
  expect(draw(3)).toEqual(draw(3));
  expect(draw(3)).not.toEqual(draw(4));
  const fractions = draw(5).slice(8);
  expect(fractions.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true);
});

test("the platform's chance gives as many bytes as asked for, and fractions below 1", () => {
  const random = createSystemRandom();
  expect(random.bytes(24)).toHaveLength(24);
  expect(random.fraction()).toBeLessThan(1);
  expect(random.fraction()).toBeGreaterThanOrEqual(0);
});

test("the platform's chance gives no bytes twice, however many are asked for at once", () => {
  const random = createSystemRandom();
  const drawn = Array.from({ length: 500 }, () => toHex(random.bytes(16)));
  expect(new Set(drawn).size).toBe(500);
  const many = random.bytes(5000);
  expect(many).toHaveLength(5000);
  expect(new Set(many).size).toBeGreaterThan(200);
});

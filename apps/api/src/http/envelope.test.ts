import { expect, test } from "vitest";
import { createBodyWriter, validAnswer } from "./envelope.ts";

test("the bytes of a frozen result are made once, and say the same as those of any other", () => {
  const writeBody = createBodyWriter();
  const shared = Object.freeze({ result: [{ name: "ファズ" }] });
  const first = writeBody(validAnswer(shared).body);
  expect(writeBody(validAnswer(shared).body)).toBe(first);
  expect(new TextDecoder().decode(first as Uint8Array)).toBe(writeBody(validAnswer({ ...shared }).body));
});

test("another frozen result gets its own bytes, and what isn't frozen is written again each time", () => {
  const writeBody = createBodyWriter();
  const before = writeBody(validAnswer(Object.freeze({ price: 1 })).body);
  expect(writeBody(validAnswer(Object.freeze({ price: 2 })).body)).not.toEqual(before);
  const cart = { total: 1 };
  const read = JSON.parse(writeBody(validAnswer(cart).body) as string);
  cart.total = 2;
  expect([read.result, JSON.parse(writeBody(validAnswer(cart).body) as string).result]).toEqual([
    { total: 1 },
    { total: 2 },
  ]);
});

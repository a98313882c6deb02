import { expect, test } from "vitest";
import { rollColumns } from "./roll-columns.ts";

test("a digit passes the digits between, upwards or downwards, and what stays the same stays", () => {
  expect(rollColumns("39€", "46€")).toEqual([
    { drum: "34", first: 0, last: 1 },
    { drum: "6789", first: 3, last: 0 },
    { drum: "€", first: 0, last: 0 },
  ]);
});

test("a longer figure's new places come from an empty one, and signs are there at once", () => {
  expect(rollColumns("9€", "12.5€")).toEqual([
    { drum: " 1", first: 0, last: 1 },
    { drum: " 2", first: 0, last: 1 },
    { drum: ".", first: 0, last: 0 },
    { drum: "56789", first: 4, last: 0 },
    { drum: "€", first: 0, last: 0 },
  ]);
});

test("a shorter figure has no more places than it shows", () => {
  expect(rollColumns("¥1900", "20€")).toEqual([
    { drum: "23456789", first: 7, last: 0 },
    { drum: "0", first: 0, last: 0 },
    { drum: "€", first: 0, last: 0 },
  ]);
});

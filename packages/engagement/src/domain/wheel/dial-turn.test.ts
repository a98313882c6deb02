import fc from "fast-check";
import { expect, test } from "vitest";
import { dialTurn } from "./dial-turn.ts";

test.each([
  [0, 0, 0, 359.82],
  [0, 499, 0, 180.18],
  [0, 250, 4, 1709.82],
  [1709.82, 250, 1, 2069.82],
])("[ENGAGE-03] from %d degrees the point %d with %d rounds ends at %d", (from, point, rounds, expected) => {
  expect(dialTurn(from, point, rounds)).toBeCloseTo(expected, 6);
});

test("[ENGAGE-03] from anywhere the dial turns onwards and lands in the middle of the drawn point", () => {
  const turn = fc.tuple(
    fc.integer({ min: 0, max: 20_000 }),
    fc.integer({ min: 0, max: 999 }),
    fc.integer({ min: 0, max: 6 }),
  );
  fc.assert(
    fc.property(turn, ([from, point, rounds]) => {
      const to = dialTurn(from, point, rounds);
      expect(to).toBeGreaterThanOrEqual(from + rounds * 360);
      expect(to).toBeLessThan(from + (rounds + 1) * 360 + 1e-6);
      const underMark = (((360 - (to % 360)) / 360) * 1000) % 1000;
      expect(Math.abs(underMark - point - 0.5)).toBeLessThan(1e-6);
    }),
  );
});

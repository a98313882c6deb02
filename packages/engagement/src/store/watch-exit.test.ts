import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createFakeExitMoves } from "../testing/fake-exit-moves.ts";
import { watchExit } from "./watch-exit.ts";

const AT_EDGE = { kind: "mouse", y: 5 } as const;

function arrive() {
  const [clock, moves] = [createFakeClock(), createFakeExitMoves()];
  const seen = { exits: 0 };
  const end = watchExit({
    clock,
    moves,
    onExit: () => {
      seen.exits += 1;
    },
  });
  return { clock, moves, seen, end };
}

test("[ENGAGE-07] the service starts five seconds after the arrival", () => {
  const { clock, moves } = arrive();
  clock.advance(4_999);
  expect(moves.isListened()).toBe(false);
  clock.advance(1);
  expect(moves.isListened()).toBe(true);
});

test("[ENGAGE-07] signs in the first 30 seconds are ignored", () => {
  const { clock, moves, seen } = arrive();
  clock.advance(29_999);
  moves.move(AT_EDGE);
  expect(seen.exits).toBe(0);
  clock.advance(1);
  moves.move(AT_EDGE);
  expect(seen.exits).toBe(1);
});

test("[ENGAGE-07] without a sign the timer asks, 30 seconds after the quiet time", () => {
  const { clock, moves, seen } = arrive();
  clock.advance(59_999);
  moves.move({ kind: "mouse", y: 400 });
  expect(seen.exits).toBe(0);
  clock.advance(1);
  expect(seen.exits).toBe(1);
});

test("[ENGAGE-07] it fires once: no second sign, and no timer after a sign", () => {
  const { clock, moves, seen } = arrive();
  clock.advance(30_000);
  moves.move({ kind: "swipe", fromY: 140, toY: 60 });
  moves.move(AT_EDGE);
  clock.advance(600_000);
  expect([seen.exits, moves.isListened()]).toEqual([1, false]);
});

test.each([1_000, 40_000])("[ENGAGE-07] left after %i ms, the page asks nothing any more", (ms) => {
  const { clock, moves, seen, end } = arrive();
  clock.advance(ms);
  end();
  moves.move(AT_EDGE);
  clock.advance(600_000);
  expect([seen.exits, moves.isListened()]).toEqual([0, false]);
});

import { expect, test } from "vitest";
import { loginDelayMs } from "./login-delay.ts";

test.each([
  [1, 0],
  [20, 0],
  [21, 1000],
  [22, 2000],
  [23, 4000],
  [30, 512_000],
  [31, 600_000],
  [1_000_000, 600_000],
])("[SAFE-20] after try %d of an account the next one waits %d ms", (tries, delayMs) => {
  expect(loginDelayMs(tries)).toBe(delayMs);
});

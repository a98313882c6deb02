import { expect, test } from "vitest";
import { createToastTimer, pauseTimer, startTimer, timeLeftMs } from "./toast-timer.ts";

test("time runs from the start, stops while paused, and continues from there", () => {
  const started = startTimer(createToastTimer(5000), 100);
  expect(timeLeftMs(started, 2100)).toBe(3000);
  const paused = pauseTimer(started, 2100);
  expect(timeLeftMs(paused, 60_000)).toBe(3000);
  expect(timeLeftMs(startTimer(paused, 60_000), 61_000)).toBe(2000);
});

test("a running timer isn't started again, and one that isn't running loses nothing by a pause", () => {
  const started = startTimer(createToastTimer(5000), 0);
  expect(startTimer(started, 4000)).toEqual(started);
  expect(pauseTimer(createToastTimer(5000), 4000)).toEqual(createToastTimer(5000));
});

test("what is left is never below zero", () => {
  expect(timeLeftMs(startTimer(createToastTimer(5000), 0), 9000)).toBe(0);
});

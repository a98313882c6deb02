import { expect, test } from "vitest";
import { decibelsOfVolume, gainOfVolume, readVolume } from "./volume.ts";

test.each([
  [1, 1, 0],
  [0.5, 0.25, -12.041],
  [0.6, 0.36, -8.874],
])("[HEAR-08] volume %d is a gain of %d, %d dB", (volume, gain, decibels) => {
  expect(gainOfVolume(volume)).toBeCloseTo(gain, 9);
  expect(decibelsOfVolume(volume)).toBeCloseTo(decibels, 3);
});

test("[HEAR-08] at 0 it is silent", () => {
  expect([gainOfVolume(0), decibelsOfVolume(0)]).toEqual([0, null]);
});

test.each([
  ["0.35", 0.35],
  ["0", 0],
  ["1", 1],
  ["1.01", null],
  ["-0.1", null],
  ["", null],
  ["loud", null],
  [undefined, null],
])("[HEAR-08] the stored volume %s is %s", (stored, volume) => {
  expect(readVolume(stored)).toBe(volume);
});

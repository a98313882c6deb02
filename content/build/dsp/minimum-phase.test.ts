import { describe, expect, it } from "vitest";
import { createFft } from "./fft.ts";
import { minimumPhaseImpulse } from "./minimum-phase.ts";

const SIZE = 256;

function magnitudeOf(taps: readonly number[]): Float64Array {
  const fft = createFft(SIZE);
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  re.set(taps);
  fft.forward(re, im);
  return Float64Array.from({ length: SIZE / 2 + 1 }, (_, bin) => Math.hypot(re[bin] ?? 0, im[bin] ?? 0));
}

describe("the minimum-phase impulse", () => {
  it.each([
    { what: "a filter that is minimum phase already is left as it is", taps: [1, 0.5] },
    { what: "a filter turned round in time is turned back", taps: [0.5, 1] },
    { what: "travel time is taken out", taps: [0, 0, 0, 0, 0, 1, 0.5] },
    { what: "a negative gain becomes a positive one", taps: [-1, -0.5] },
  ])("$what", ({ taps }) => {
    const impulse = minimumPhaseImpulse(magnitudeOf(taps), createFft(SIZE));
    const expected = [1, 0.5, ...new Array<number>(SIZE - 2).fill(0)];
    impulse.forEach((value, index) => {
      expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 9);
    });
  });

  it("keeps the magnitude", () => {
    const magnitude = magnitudeOf([0.3, -0.2, 0.9, 0.4, -0.1]);
    const kept = magnitudeOf([...minimumPhaseImpulse(magnitude, createFft(SIZE))]);
    kept.forEach((value, bin) => {
      expect(value).toBeCloseTo(magnitude[bin] ?? Number.NaN, 6);
    });
  });

  it("refuses a magnitude of the wrong length", () => {
    expect(() => minimumPhaseImpulse(new Float64Array(10), createFft(SIZE))).toThrow(/129 magnitude bins/);
  });
});

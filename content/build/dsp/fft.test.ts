import { describe, expect, it } from "vitest";
import { createFft } from "./fft.ts";

describe("the Fourier transform", () => {
  it("turns a click into the same level at every frequency", () => {
    const re = new Float64Array(16);
    const im = new Float64Array(16);
    re[0] = 1;
    createFft(16).forward(re, im);
    expect([...re]).toEqual(new Array(16).fill(1));
    expect(im.every((value) => value === 0)).toBe(true);
  });

  it("finds a cosine in the bin of its frequency, and its mirror", () => {
    const re = Float64Array.from({ length: 32 }, (_, index) => Math.cos((2 * Math.PI * 5 * index) / 32));
    const im = new Float64Array(32);
    createFft(32).forward(re, im);
    const loud = [...re.keys()].filter((bin) => Math.hypot(re[bin] ?? 0, im[bin] ?? 0) > 1e-9);
    expect(loud).toEqual([5, 27]);
  });

  it("gives a signal back after forward and inverse", () => {
    const signal = Float64Array.from({ length: 64 }, (_, index) => Math.sin(index * index));
    const re = signal.slice();
    const im = new Float64Array(64);
    const fft = createFft(64);
    fft.forward(re, im);
    fft.inverse(re, im);
    re.forEach((value, index) => {
      expect(value).toBeCloseTo(signal[index] ?? Number.NaN, 12);
    });
  });

  it("refuses a size that is not a power of two", () => {
    expect(() => createFft(48)).toThrow(/power of two/);
  });
});

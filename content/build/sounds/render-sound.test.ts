import { describe, expect, it } from "vitest";
import { createSeededRandom } from "../dsp/seeded-random.ts";
import { convolvePeriod } from "./circular-convolution.ts";
import { encodeMp3 } from "./encode-mp3.ts";
import { integratedLoudness } from "./integrated-loudness.ts";
import { renderSound } from "./render-sound.ts";

function sine(hertz: number, dbfs: number, seconds: number): Float64Array {
  const peak = 10 ** (dbfs / 20);
  return Float64Array.from(
    { length: seconds * 48_000 },
    (_, index) => peak * Math.sin((2 * Math.PI * hertz * index) / 48_000),
  );
}

function noise(length: number): Float64Array {
  const random = createSeededRandom(3);
  return Float64Array.from({ length }, () => 2 * random() - 1);
}

describe("loudness by ITU-R BS.1770", () => {
  it("is -3.01 LUFS for a sine of 997 Hz at full scale in one channel, as the standard states", () => {
    expect(integratedLoudness(sine(997, 0, 10))).toBeCloseTo(-3.01, 1);
  });

  it("falls with the level, decibel by decibel, and with the bass that a head doesn't hear", () => {
    expect(integratedLoudness(sine(997, -20, 10))).toBeCloseTo(-23.01, 1);
    expect(integratedLoudness(sine(50, 0, 10))).toBeLessThan(-5);
    expect(integratedLoudness(sine(4000, 0, 10))).toBeGreaterThan(-0.5);
  });

  it("leaves pauses out", () => {
    const withPause = new Float64Array(20 * 48_000);
    withPause.set(sine(997, -20, 10));
    expect(integratedLoudness(withPause)).toBeGreaterThan(-23.3);
    expect(integratedLoudness(new Float64Array(48_000))).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe("a sound", () => {
  it("is the performance through the cabinet, whose tail comes in at the beginning of the period", () => {
    const period = noise(1000);
    const impulse = Float64Array.from([0.5, 0, -0.25, 0.125]);
    const expected = period.map(
      (sample, index) =>
        0.5 * sample -
        0.25 * (period[(index + 998) % 1000] as number) +
        0.125 * (period[(index + 997) % 1000] as number),
    );
    const result = convolvePeriod(period, impulse);
    for (const [index, sample] of expected.entries()) expect(result[index]).toBeCloseTo(sample, 9);
  });

  it("is as loud as every other, has a quarter of a second of its end before it and more of its beginning after it", () => {
    const period = sine(300, -9, 3);
    const sound = renderSound(period, null);
    expect(integratedLoudness(sound)).toBeCloseTo(-18, 1);
    expect(sound.length).toBe(12_000 + 144_000 + 16_800);
    for (const at of [0, 5000, 11_999]) expect(sound[at]).toBeCloseTo(sound[at + 144_000] as number, 12);
    for (const at of [12_000, 20_000, 28_799]) expect(sound[at + 144_000]).toBeCloseTo(sound[at] as number, 12);
  });

  it("stays below -1 dBFS, quieter than the others if it has to", () => {
    const clicks = new Float64Array(96_000);
    clicks[4000] = 1;
    const sound = renderSound(clicks, null);
    expect(sound.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeCloseTo(0.8913, 4);
    expect(integratedLoudness(sound)).toBeLessThan(-18);
  });

  it("becomes an MP3 file of 96 kilobits a second, the same each time", async () => {
    const sound = sine(300, -9, 2);
    const file = await encodeMp3(sound);
    // A frame header: MPEG-1 layer III, no checksum; 96 kbit/s at 48 kHz; mono.
    expect([file[0], file[1], (file[2] as number) & 0xfc, (file[3] as number) >> 6]).toEqual([0xff, 0xfb, 0x74, 3]);
    expect(file.length).toBeGreaterThan(24_000);
    expect(file.length).toBeLessThan(26_000);
    expect(await encodeMp3(sound)).toEqual(file);
  });
});

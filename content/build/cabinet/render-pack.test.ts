import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { demoContentDirectory } from "../demo-content-directory.ts";
import { createFft } from "../dsp/fft.ts";
import { levelsDb, logFrequencies } from "../dsp/log-spectrum.ts";
import { minimumPhaseImpulse } from "../dsp/minimum-phase.ts";
import { loadPacks } from "../load-content.ts";
import type { CabinetPack } from "./cabinet.ts";
import { type Impulse, type RenderedPack, renderPack } from "./render-pack.ts";

const MASTER_RATE_HZ = 48_000;
const TRANSFORM_SIZE = 16_384;

/** Rendering all packs takes two seconds, and many times that on a machine that is busy. */
const SLOW_MACHINE_MS = 60_000;
const packs = loadPacks(demoContentDirectory());
let rendered: RenderedPack[] = [];
let impulses: Impulse[] = [];

function energy(samples: Float64Array, from = 0, to = samples.length): number {
  return samples.slice(from, to).reduce((sum, sample) => sum + sample * sample, 0);
}

function hash({ impulses: takes }: RenderedPack): string {
  const sum = createHash("sha256");
  for (const { samples } of takes) sum.update(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  return sum.digest("hex");
}

function magnitudeOf(samples: Float64Array): Float64Array {
  const re = new Float64Array(TRANSFORM_SIZE);
  const im = new Float64Array(TRANSFORM_SIZE);
  re.set(samples);
  createFft(TRANSFORM_SIZE).forward(re, im);
  return Float64Array.from({ length: TRANSFORM_SIZE / 2 + 1 }, (_, bin) => Math.hypot(re[bin] ?? 0, im[bin] ?? 0));
}

describe("the impulse responses of the packs", { timeout: SLOW_MACHINE_MS }, () => {
  beforeAll(() => {
    rendered = packs.map((pack) => renderPack(pack, MASTER_RATE_HZ));
    impulses = rendered.flatMap((pack) => pack.impulses);
  }, SLOW_MACHINE_MS);

  it("come as 16 to 24 takes a pack, each with a name of its own", () => {
    for (const pack of rendered) {
      expect(pack.impulses.length).toBeGreaterThanOrEqual(16);
      expect(pack.impulses.length).toBeLessThanOrEqual(24);
    }
    expect(new Set(impulses.map(({ name }) => name)).size).toBe(impulses.length);
  });

  it("last 200 ms", () => {
    expect(new Set(impulses.map(({ samples }) => samples.length))).toEqual(new Set([9600]));
  });

  it("carry more than four fifths of their energy in the first two milliseconds", () => {
    const late = impulses.filter(({ samples }) => energy(samples, 0, 96) < 0.8 * energy(samples));
    expect(late.map(({ name }) => name)).toEqual([]);
  });

  it("are minimum phase: rebuilt from their magnitude alone they are the same", () => {
    for (const { impulses: takes } of rendered) {
      const samples = takes[0]?.samples ?? new Float64Array();
      const rebuilt = minimumPhaseImpulse(magnitudeOf(samples), createFft(TRANSFORM_SIZE));
      const difference = samples.map((sample, index) => sample - (rebuilt[index] ?? 0));
      expect(energy(difference) / energy(samples)).toBeLessThan(1e-6);
    }
  });

  it("have died away by 100 dB when the last 50 ms begin", () => {
    const ringing = impulses.filter(({ samples }) => energy(samples, 7200) > 1e-10 * energy(samples));
    expect(ringing.map(({ name }) => name)).toEqual([]);
  });

  it("sound like cabinets: little below 40 Hz, the most between 80 Hz and 5 kHz, little above 10 kHz", () => {
    const bands = [30, 40, 80, 100, 150, 200, 400, 800, 1500, 2500, 3500, 5000, 10_000, 14_000];
    for (const { name, samples } of impulses) {
      const levels = levelsDb(samples, MASTER_RATE_HZ, bands);
      const loudest = bands[levels.indexOf(0)] ?? 0;
      expect(levels[0], `${name} at 30 Hz`).toBeLessThan(-15);
      expect(levels[1], `${name} at 40 Hz`).toBeLessThan(-9);
      expect(loudest, name).toBeGreaterThanOrEqual(80);
      expect(loudest, name).toBeLessThanOrEqual(5000);
      expect(levels[12], `${name} at 10 kHz`).toBeLessThan(-15);
      expect(levels[13], `${name} at 14 kHz`).toBeLessThan(-30);
    }
  });

  it("get darker from the cap to the edge of one cone", () => {
    const pack = packs.find(({ product }) => product === "faIR Modern Rock") as CabinetPack;
    const takes = (["cap", "cap-edge", "cone", "edge"] as const).map((position) => ({
      microphone: "Dyn-A" as const,
      position,
      distanceCentimetres: 0,
    }));
    const presence = logFrequencies(2500, 6000, 24);
    const treble = renderPack({ ...pack, takes }, MASTER_RATE_HZ).impulses.map(({ samples }) => {
      const [bass = 0, ...top] = levelsDb(samples, MASTER_RATE_HZ, [120, ...presence]);
      return top.reduce((sum, level) => sum + level, 0) / top.length - bass;
    });
    expect(treble).toEqual([...treble].sort((a, b) => b - a));
  });

  it("are level-matched within a pack, with its loudest peak at -1 dBFS", () => {
    for (const { product, impulses: takes } of rendered) {
      const energies = takes.map(({ samples }) => energy(samples));
      expect(Math.max(...energies) / Math.min(...energies), product).toBeCloseTo(1, 9);
      const peaks = takes.map(({ samples }) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0));
      expect(20 * Math.log10(Math.max(...peaks)), product).toBeCloseTo(-1, 9);
    }
  });

  it("are the same each time, and another seed is another cone", () => {
    const [pack] = packs as [CabinetPack, ...CabinetPack[]];
    const first = hash(renderPack(pack, MASTER_RATE_HZ));
    expect(hash(renderPack(pack, MASTER_RATE_HZ))).toBe(first);
    expect(hash(renderPack({ ...pack, seed: pack.seed + 1 }, MASTER_RATE_HZ))).not.toBe(first);
  });
});

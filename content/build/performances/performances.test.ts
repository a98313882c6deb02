import { beforeAll, describe, expect, it } from "vitest";
import { demoContentDirectory } from "../demo-content-directory.ts";
import { filtered, highPassFilter } from "../dsp/biquad.ts";
import { createSeededRandom } from "../dsp/seeded-random.ts";
import { listJsonFiles, loadPerformances } from "../load-content.ts";
import { type Performance, pitchHz } from "./performance.ts";
import { pluckString } from "./pluck-string.ts";
import { renderPerformance, renderPickup } from "./render-performance.ts";

const RATE_HZ = 48_000;
const SLOW_MACHINE_MS = 180_000;
const guitar: Performance["guitar"] = {
  pickPosition: 0.2,
  pickupPosition: 0.07,
  pickupHz: 3000,
  pickupQ: 1.5,
  pickHz: 7000,
  strumMs: 5,
  sustainSeconds: 6,
};

function pluck(
  hertz: number,
  seconds: number,
  stroke: { isMuted?: boolean; vibratoCents?: number } = {},
  given = guitar,
): Float64Array {
  const length = seconds * RATE_HZ;
  return pluckString(
    { hertz, velocity: 0.5, length, dampedFrom: length, stroke },
    given,
    RATE_HZ,
    createSeededRandom(7),
  );
}

function rms(samples: Float64Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

function crestDb(samples: Float64Array): number {
  return 20 * Math.log10(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) / rms(samples));
}

/** The partial near a frequency, by a fine search in the Fourier transform of the signal in a Hann window. */
function partialNear(samples: Float64Array, hertz: number, cents: number): { hertz: number; db: number } {
  const levelAt = (frequency: number) => {
    let [re, im] = [0, 0];
    for (let index = 0; index < samples.length; index++) {
      const window = 1 - Math.cos((2 * Math.PI * index) / samples.length);
      const angle = (2 * Math.PI * frequency * index) / RATE_HZ;
      re += (samples[index] as number) * window * Math.cos(angle);
      im += (samples[index] as number) * window * Math.sin(angle);
    }
    return 10 * Math.log10(re * re + im * im);
  };
  const candidates = Array.from({ length: 4 * cents + 1 }, (_, step) => hertz * 2 ** ((step / 2 - cents) / 1200));
  const levels = candidates.map(levelAt);
  const db = Math.max(...levels);
  return { hertz: candidates[levels.indexOf(db)] as number, db };
}

const centsBetween = (one: number, other: number) => 1200 * Math.log2(one / other);

/** Time to -60 dB, from the fall between two moments. */
function decaySeconds(samples: Float64Array, fromSeconds: number, toSeconds: number): number {
  const levelAt = (seconds: number) => rms(samples.slice(seconds * RATE_HZ, (seconds + 0.05) * RATE_HZ));
  return (60 * (toSeconds - fromSeconds)) / (20 * Math.log10(levelAt(fromSeconds) / levelAt(toSeconds)));
}

describe("a modelled string", () => {
  it.each([
    ["E1", 41.2],
    ["C2", 65.41],
    ["A2", 110],
    ["E4", 329.63],
    ["D5", 587.33],
  ])("sounds at the pitch of %s within three cents", (name, hertz) => {
    expect(pitchHz(name)).toBeCloseTo(hertz, 1);
    const settled = pluck(hertz, 1.5).slice(0.5 * RATE_HZ);
    expect(Math.abs(centsBetween(partialNear(settled, hertz, 25).hertz, hertz))).toBeLessThan(3);
  });

  it("is stiff: its sixteenth partial is as sharp as that of a wound string, 10 to 16 cents", () => {
    const settled = pluck(110, 1.5).slice(0.3 * RATE_HZ, 1.3 * RATE_HZ);
    const sharp = centsBetween(partialNear(settled, 16 * 110, 40).hertz, 16 * partialNear(settled, 110, 25).hertz);
    expect(sharp).toBeGreaterThan(9);
    expect(sharp).toBeLessThan(17);
  });

  it("rings for seconds when it is open, and for a fraction of one under the palm", () => {
    const open = decaySeconds(pluck(110, 3), 0.5, 2.5);
    const muted = decaySeconds(pluck(110, 0.5, { isMuted: true }), 0.05, 0.2);
    expect(open).toBeGreaterThan(3);
    expect(open).toBeLessThan(9);
    expect(muted).toBeGreaterThan(0.05);
    expect(muted).toBeLessThan(0.25);
  });

  it("dies sooner where its note is a mode of the body than a third below and above", () => {
    const decayOf = (hertz: number) => decaySeconds(pluck(hertz, 2.5), 0.5, 2);
    for (const mode of [205, 390]) {
      const [below, above] = [mode * 2 ** (-4 / 12), mode * 2 ** (4 / 12)];
      expect(decayOf(mode), `${mode} Hz`).toBeLessThan(0.75 * Math.min(decayOf(below), decayOf(above)));
    }
  });

  it("loses its treble sooner than its fundamental", () => {
    const samples = pluck(110, 3);
    const fall = (hertz: number) =>
      partialNear(samples.slice(0.1 * RATE_HZ, 0.6 * RATE_HZ), hertz, 30).db -
      partialNear(samples.slice(2 * RATE_HZ, 2.5 * RATE_HZ), hertz, 30).db;
    expect(fall(20 * 110)).toBeGreaterThan(fall(110) + 6);
  });

  it("begins with the pick: in its first 20 ms it has far more above 2 kHz than half a second later", () => {
    const samples = filtered(pluck(110, 1), [highPassFilter({ hertz: 2000, q: 0.7, rateHz: RATE_HZ })]);
    const levelDb = (seconds: number) =>
      20 * Math.log10(rms(samples.slice(seconds * RATE_HZ, (seconds + 0.02) * RATE_HZ)));
    expect(levelDb(0) - levelDb(0.5)).toBeGreaterThan(10);
  });

  it("trembles by what the score says, once the finger has settled, at five to six times a second", () => {
    const held = pluck(330, 1.4, { vibratoCents: 22 });
    const windowSamples = 0.05 * RATE_HZ;
    const cents = Array.from({ length: 28 }, (_, index) => {
      const from = Math.round((0.65 + index * 0.025) * RATE_HZ);
      return centsBetween(partialNear(held.slice(from, from + windowSamples), 330, 40).hertz, 330);
    });
    expect(Math.max(...cents) - Math.min(...cents)).toBeGreaterThan(30);
    expect(Math.max(...cents) - Math.min(...cents)).toBeLessThan(50);
    const turns = cents.filter((cent, index) => index > 0 && (cents[index - 1] as number) < 0 && cent >= 0).length;
    expect(turns).toBeGreaterThanOrEqual(3);
    expect(turns).toBeLessThanOrEqual(5);
  });

  it("lacks the partials that have a node where the pick is", () => {
    const samples = pluck(220, 1).slice(0.1 * RATE_HZ);
    const partial = (number: number) => partialNear(samples, number * 220, 15).db;
    for (const missing of [5, 10]) {
      expect(partial(missing)).toBeLessThan(partial(missing - 1) - 12);
      expect(partial(missing)).toBeLessThan(partial(missing + 1) - 12);
    }
  });
});

describe("a chord", () => {
  it("is strummed: its strings are struck one after the other, and the next stroke's order is the other way round", () => {
    const score: Performance = {
      ...{ position: 1, name: "One chord", seed: 4, beatsPerMinute: 120, beats: 4, amp: "clean" as const },
      guitar: { ...guitar, strumMs: 12 },
      strokes: [],
    };
    const onset = (pitches: string[], isUpstroke: boolean) => {
      const stroke = { at: 1, beats: 1, pitches, isUpstroke };
      return renderPickup({ ...score, strokes: [stroke] }, RATE_HZ);
    };
    for (const isUpstroke of [false, true]) {
      const all = ["A2", "E3", "A3", "C#4", "E4"];
      const struck = isUpstroke ? all.slice(1) : all.slice(0, -1);
      const [chord, withoutLast] = [onset(all, isUpstroke), onset(struck, isUpstroke)];
      const first = withoutLast.findIndex((sample) => Math.abs(sample) > 1e-6);
      const last = chord.findIndex((sample, index) => Math.abs(sample - (withoutLast[index] as number)) > 1e-6);
      const spreadMs = (1000 * (last - first)) / RATE_HZ;
      expect(spreadMs).toBeGreaterThan(30);
      expect(spreadMs).toBeLessThan(66);
    }
  });
});

describe("the performances", { timeout: SLOW_MACHINE_MS }, () => {
  const ids = listJsonFiles(demoContentDirectory(), "performances").map((file) => file.slice(13, -5));
  const scores = new Map(loadPerformances(demoContentDirectory()).map((score, index) => [ids[index] as string, score]));
  const rendered = new Map<string, Float64Array>();
  beforeAll(() => {
    for (const [id, score] of scores) rendered.set(id, renderPerformance(score, RATE_HZ));
  }, SLOW_MACHINE_MS);

  it("are a drop-tuned chug, an open chord, a lead, a bass and a clean guitar, of five to six and a half seconds", () => {
    expect([...scores].sort(([, one], [, other]) => one.position - other.position).map(([id]) => id)).toEqual([
      "chug",
      "open-chord",
      "lead",
      "bass",
      "clean",
    ]);
    for (const samples of rendered.values()) {
      expect(samples.length / RATE_HZ).toBeGreaterThanOrEqual(5);
      expect(samples.length / RATE_HZ).toBeLessThanOrEqual(6.5);
    }
  });

  it("repeat without a seam: the step from the last sample to the first is like those around it", () => {
    for (const [id, samples] of rendered) {
      const steps = Array.from({ length: 400 }, (_, index) => {
        const at = (index - 200 + samples.length) % samples.length;
        return Math.abs((samples[(at + 1) % samples.length] as number) - (samples[at] as number));
      });
      const seam = steps[199] as number;
      expect(seam, id).toBeLessThanOrEqual(Math.max(...steps.filter((_, index) => index !== 199)) + 1e-3);
    }
  });

  it("are squashed by their amplifiers as guitars are: by more than 8 dB where they are driven, by less than 6 where they are clean", () => {
    const squashedDb = (id: string) =>
      crestDb(renderPickup(scores.get(id) as Performance, RATE_HZ)) - crestDb(rendered.get(id) as Float64Array);
    for (const id of ["chug", "open-chord", "lead"]) expect(squashedDb(id), id).toBeGreaterThan(8);
    for (const id of ["bass", "clean"]) expect(squashedDb(id), id).toBeLessThan(6);
  });

  it("hold a lead's notes, and leave gaps between muted ones", () => {
    const levels = (id: string) => {
      const samples = rendered.get(id) as Float64Array;
      const frames = Array.from(
        { length: Math.floor(samples.length / 2400) },
        (_, index) => 20 * Math.log10(rms(samples.slice(index * 2400, (index + 1) * 2400))),
      );
      const sorted = frames.sort((one, other) => one - other);
      return (sorted.at(-Math.ceil(sorted.length / 20)) as number) - (sorted[Math.floor(sorted.length / 10)] as number);
    };
    expect(levels("lead")).toBeLessThan(3);
    expect(levels("chug")).toBeGreaterThan(20);
  });

  it("have their crest factors: 14 to 21 dB at the pickup, 4 to 13 dB after the amplifier, and nothing clips", () => {
    for (const [id, samples] of rendered) {
      const atPickup = crestDb(renderPickup(scores.get(id) as Performance, RATE_HZ));
      expect(atPickup, id).toBeGreaterThan(14);
      expect(atPickup, id).toBeLessThan(21);
      expect(crestDb(samples), id).toBeGreaterThan(4);
      expect(crestDb(samples), id).toBeLessThan(13);
      // A clipped wave would have its peak many times over.
      expect(samples.filter((sample) => Math.abs(sample) > 0.9999).length, id).toBeLessThan(4);
    }
  });

  it("are the same each time, and another seed is another hand", () => {
    const score = scores.get("lead") as Performance;
    const first = renderPickup(score, RATE_HZ);
    expect(renderPickup(score, RATE_HZ)).toEqual(first);
    expect(renderPickup({ ...score, seed: score.seed + 1 }, RATE_HZ)).not.toEqual(first);
  });
});

import { expect, test } from "vitest";
import { demoContentDirectory } from "../demo-content-directory.ts";
import { filtered, lowPassFilter } from "../dsp/biquad.ts";
import { createSeededRandom } from "../dsp/seeded-random.ts";
import { loadDemonstrations, loadPacks } from "../load-content.ts";
import { loadSounds } from "../sounds/load-sounds.ts";
import { wavePeaks } from "../sounds/wave-peaks.ts";
import { delayPeriod } from "./delay-period.ts";
import { measureDelay } from "./measure-delay.ts";
import { inputDbOf, renderDemonstration } from "./render-demonstration.ts";
import { setKnobOf } from "./set-knob.ts";

function sine(hertz: number, late = 0): Float64Array {
  return Float64Array.from({ length: 4800 }, (_, index) => Math.sin((2 * Math.PI * hertz * (index - late)) / 48_000));
}

function noise(length: number): Float64Array {
  const random = createSeededRandom(7);
  return Float64Array.from({ length }, () => 2 * random() - 1);
}

function energy(samples: Float64Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0);
}

function demonstrationOf(product: string) {
  const demonstration = loadDemonstrations(demoContentDirectory()).find((one) => one.product === product);
  const pack = loadPacks(demoContentDirectory()).find((one) => one.product === demonstration?.pack);
  if (!demonstration || !pack) throw new Error(`The demo has no demonstration of ${product}.`);
  const render = (state: "before" | "after", period: Float64Array) =>
    renderDemonstration(demonstration, pack, state, period);
  return { demonstration, render };
}

test("a delay of whole samples is bit-exact, around the end of the period; of a fraction it is within a thousandth", () => {
  expect([...delayPeriod(Float64Array.from([1, 2, 3, 4]), 1)]).toEqual([4, 1, 2, 3]);
  expect([...delayPeriod(Float64Array.from([1, 2, 3, 4]), -1)]).toEqual([2, 3, 4, 1]);
  for (const hertz of [100, 3000, 12_000]) {
    const expected = sine(hertz, 2.37);
    for (const [index, sample] of delayPeriod(sine(hertz), 2.37).entries())
      expect(Math.abs(sample - (expected[index] as number))).toBeLessThan(0.001);
  }
});

test.each([
  [14.4, false],
  [-3.25, false],
  [30, true],
])("a delay of %d samples is measured, and whether the track is inverted (%s)", (delay, isInverted) => {
  // As after a cabinet.
  const source = filtered(noise(9600), [lowPassFilter({ hertz: 5000, q: 0.7, rateHz: 48_000 })]);
  const track = delayPeriod(source, delay).map((sample) => (isInverted ? -sample : sample));
  const measured = measureDelay(source, track, 48);
  expect(measured.isInverted).toBe(isInverted);
  expect(Math.abs(measured.samples - delay)).toBeLessThan(0.05);
});

test("aligned microphones add up: the sum has more energy than before", () => {
  for (const product of ["faMicAlign", "faTrackAlign", "faSampleDelay"]) {
    const { render } = demonstrationOf(product);
    const period = noise(9600);
    expect(energy(render("after", period)), product).toBeGreaterThan(1.2 * energy(render("before", period)));
  }
});

test("a loader without a cabinet is the amplifier itself; with one it is something else", () => {
  const { render } = demonstrationOf("faCabRoom");
  const period = noise(4800);
  expect(render("before", period)).toBe(period);
  expect(render("after", period)).not.toEqual(period);
});

test("a trim raises the guitar in front of the amplifier: it was too low by that much", () => {
  const { demonstration } = demonstrationOf("faGainTrim");
  expect([inputDbOf(demonstration, "before"), inputDbOf(demonstration, "after")]).toEqual([-12, 0]);
  expect(inputDbOf(demonstrationOf("faMicAlign").demonstration, "before")).toBe(0);
});

test("[HEAR-12] a knob is at what its rule does; a rule that measures or switches has none", () => {
  const knob = { name: { en: "a", de: "b", ja: "c" }, unit: { en: "d", de: "e", ja: "f" }, least: -60, most: 24 };
  expect([
    setKnobOf({ kind: "delay", delaySamples: -7.5, knob }),
    setKnobOf({ kind: "trim", gainDb: 6, knob }),
    setKnobOf({ kind: "trim", gainDb: 6 }),
    setKnobOf({ kind: "align", maximumDelaySamples: 48 }),
  ]).toEqual([{ ...knob, value: -7.5 }, { ...knob, value: 6 }, undefined, undefined]);
});

test("[HEAR-12] what a plugin can be heard with has the knob of its rule", () => {
  const { auditions } = loadSounds(demoContentDirectory());
  const knobs = auditions.flatMap(({ product, audition }) => {
    const knob = audition.comparison?.knob;
    return knob ? [[product, knob.name.en, knob.least, knob.most, knob.value]] : [];
  });
  expect(knobs).toEqual([
    ["faGainTrim", "Gain", -60, 24, 12],
    ["faSampleDelay", "Delay", -500, 500, 139.94],
  ]);
});

test("every plugin that changes the sound can be heard, before and after, with its waveforms; a meter can't", () => {
  const { auditions, sources } = loadSounds(demoContentDirectory());
  const plugins = auditions.filter(({ audition }) => audition.comparison);
  expect(plugins.map(({ product }) => product)).toEqual([
    "faCabRoom",
    "faGainTrim",
    "faMicAlign",
    "faSampleDelay",
    "faTrackAlign",
  ]);
  for (const { product, audition } of plugins) {
    expect(audition.takes, product).toEqual([]);
    expect(audition.performances, product).toHaveLength(3);
    const folder = audition.base_url.replace("/media/sounds/", "");
    for (const { id } of audition.performances)
      for (const file of ["before.mp3", "after.mp3", "peaks.json"])
        expect(sources.has(`${folder}/${id}/${file}`), `${product} ${id} ${file}`).toBe(true);
  }
});

test("waveforms have 240 columns over the period alone, in thousandths of full scale", () => {
  const sound = new Float64Array(12_000 + 24_000 + 16_800);
  sound[100] = 1;
  sound[12_000] = -0.5;
  const { before, after } = wavePeaks(sound, new Float64Array(sound.length), 24_000);
  expect([before.length, before[0], before[1], after.some((peak) => peak !== 0)]).toEqual([240, 500, 0, false]);
});

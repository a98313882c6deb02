import { expect, test } from "vitest";
import { demoContentDirectory } from "../demo-content-directory.ts";
import { renderDemonstration } from "../demonstrations/render-demonstration.ts";
import { createFft } from "../dsp/fft.ts";
import { createSeededRandom } from "../dsp/seeded-random.ts";
import { listFigureIds, loadFigures, loadPacks, loadTutorials } from "../load-content.ts";
import { loadSounds } from "../sounds/load-sounds.ts";
import type { Figure } from "./figure.ts";
import { figureCurves } from "./figure-curves.ts";
import { findFigureFault } from "./figure-faults.ts";

const directory = demoContentDirectory();
const packs = loadPacks(directory);
const ids = listFigureIds(directory);
const figures = new Map(loadFigures(directory).map((figure, index) => [ids[index] as string, figure]));

function drawn(id: string) {
  const figure = figures.get(id);
  const pack = packs.find(({ product }) => product === figure?.pack);
  if (!figure || !pack) throw new Error(`The demo has no figure ${id}.`);
  const curves = figureCurves(figure, pack);
  const levelAt = (curve: number, hz: number) =>
    (curves[curve]?.levels[Math.round(24 * Math.log2(hz / 50))] as number) / 10;
  return { figure, pack, curves, levelAt };
}

test("a delay of one millisecond has its notches at 500, 1500 and 2500 Hz, more than 10 dB below the sum in time", () => {
  const { levelAt } = drawn("one-millisecond");
  for (const notch of [500, 1500, 2500])
    expect(levelAt(1, notch) - levelAt(0, notch), `${notch} Hz`).toBeGreaterThan(10);
  for (const tooth of [1000, 2000])
    expect(Math.abs(levelAt(1, tooth) - levelAt(0, tooth)), `${tooth} Hz`).toBeLessThan(3);
});

test("inverted polarity takes the low end, which a millisecond leaves alone", () => {
  const lowEnd = (id: string) => drawn(id).levelAt(1, 100) - drawn(id).levelAt(0, 100);
  expect(lowEnd("polarity")).toBeGreaterThan(8);
  expect(lowEnd("one-millisecond")).toBeLessThan(1.5);
});

test("five samples late, the first notch is near 4.8 kHz, and at minimum phase there is none", () => {
  const { levelAt, curves } = drawn("travel-time");
  expect(levelAt(1, 4800) - levelAt(0, 4800)).toBeGreaterThan(10);
  expect(curves[1]?.greatest?.hz).toBeGreaterThan(4000);
  expect(curves[1]?.greatest?.hz).toBeLessThan(5200);
});

test("a cabinet is a straight line without it, and two bend everything twice as far", () => {
  const { curves, levelAt } = drawn("cabinet-or-none");
  expect(new Set(curves[0]?.levels)).toEqual(new Set([0]));
  const twice = drawn("two-cabinets");
  expect(twice.levelAt(0, 200)).toBeCloseTo(2 * levelAt(1, 200), 0);
  expect(twice.levelAt(1, 200)).toBeCloseTo(levelAt(1, 200), 0);
});

test("a high-pass at 100 Hz and a low-pass at 7 kHz take 3 dB there, 12 dB an octave below, and nothing between", () => {
  const { levelAt } = drawn("trimmed-ends");
  const difference = (hz: number) => levelAt(1, hz) - levelAt(0, hz);
  expect(difference(100)).toBeCloseTo(-3, 0);
  expect(difference(7000)).toBeCloseTo(-3, 0);
  expect(difference(50)).toBeCloseTo(-12.3, 0);
  expect(Math.abs(difference(1000))).toBeLessThan(0.2);
});

test("a metre of travel time makes holes at 168 and 500 Hz, and five milliseconds in mono at 100, 300 and 500 Hz", () => {
  const holes = { "close-and-room": [168, 500], "widened-in-mono": [100, 300, 500] };
  for (const [id, all] of Object.entries(holes)) {
    const { levelAt } = drawn(id);
    for (const hz of all) expect(levelAt(1, hz) - levelAt(0, hz), `${id} at ${hz} Hz`).toBeGreaterThan(12);
  }
});

test("what is drawn is what is heard: noise through both sides differs as their curves do, within 0.5 dB", () => {
  const random = createSeededRandom(5);
  const noise = Float64Array.from({ length: 16_384 }, () => 2 * random() - 1);
  for (const id of ["one-millisecond", "polarity", "travel-time", "trimmed-ends"]) {
    const { figure, pack, levelAt } = drawn(id);
    const power = (state: "before" | "after", hz: number) => {
      const heard = renderDemonstration(figure.comparison as NonNullable<Figure["comparison"]>, pack, state, noise);
      return bandPowers(heard).get(hz) as number;
    };
    for (const hz of [200, 800, 1600, 3200]) {
      const heardDb = 10 * Math.log10(power("after", hz) / power("before", hz));
      expect(Math.abs(heardDb - (levelAt(1, hz) - levelAt(0, hz))), `${id} at ${hz} Hz`).toBeLessThan(0.5);
    }
  }
});

/** Power in a twelfth of an octave, weighted as little by the noise as a long average is: over the noise's own spectrum. */
function bandPowers(samples: Float64Array): Map<number, number> {
  const fft = createFft(16_384);
  const [re, im] = [Float64Array.from(samples), new Float64Array(16_384)];
  fft.forward(re, im);
  return new Map(
    [200, 800, 1600, 3200].map((hz) => {
      const [from, to] = [2 ** (-1 / 24), 2 ** (1 / 24)].map((edge) => Math.round((hz * edge * 16_384) / 48_000));
      let power = 0;
      for (let bin = from as number; bin <= (to as number); bin++)
        power += (re[bin] as number) ** 2 + (im[bin] as number) ** 2;
      return [hz, power];
    }),
  );
}

test("each tutorial has a figure, each figure a tutorial, and each is heard with performances and files that there are", () => {
  const shown = loadTutorials(directory).map((tutorial) => (tutorial.figures ?? []).map(({ figure }) => figure));
  expect(shown.filter((own) => own.length === 0)).toEqual([]);
  expect(shown.flat().sort()).toEqual([...ids].sort());
  const sounds = loadSounds(directory);
  for (const [id, figure] of figures) {
    const audition = sounds.figures.get(id);
    expect(
      audition?.performances.map((one) => one.id),
      id,
    ).toEqual(figure.performances);
    const files = figure.comparison ? ["before", "after"] : (figure.takes ?? []).map(({ take }) => take);
    for (const performance of figure.performances)
      for (const file of files)
        expect(sounds.sources.has(`${audition?.base_url.slice(14)}/${performance}/${file}.mp3`), `${id} ${file}`).toBe(
          true,
        );
  }
});

test.each([
  [{ pack: "faIR Nothing" }, "names no pack: faIR Nothing"],
  [{ performances: ["chug", "yodel"] }, "names no performance: yodel"],
  [
    { takes: [{ take: "dyn-a-cap-99", label: { en: "a", de: "a", ja: "a" } }] },
    "names no take of faIR Modern Rock: dyn-a-cap-99",
  ],
])("a figure that names what isn't there (%j) is rejected", (wrong, fault) => {
  const figure = { ...(figures.get("across-the-cone") as Figure), ...wrong };
  expect(findFigureFault(figure, packs, (id) => id === "chug" || id === "lead" || id === "open-chord")).toBe(fault);
});

import type { Page } from "@playwright/test";
import { demoContentDirectory, renderTake } from "../content/build/index.ts";
import { expect, test } from "./models/test.ts";
import { thirdOctaves } from "./models/third-octaves.ts";

const PACK = "/products/guitar-cabinet-impulse-responses/fair-modern-rock";
const RATE_HZ = 48_000;
const LEAD_IN_SECONDS = 0.25;
const PERIOD_SECONDS = 6.4;
/** Where a guitar through a cabinet has something to compare. */
const BANDS_HZ = [80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000];

// Two sounds are rendered for it, played twice over and filtered into bands.
test.describe.configure({ timeout: 300_000 });

/** The second period of what the browser plays of a file, looped as the player loops it. */
async function play(page: Page, url: string): Promise<Float64Array> {
  const samples = await page.evaluate(
    async ({ address, rate, leadIn, period }) => {
      const context = new OfflineAudioContext(1, Math.round(2 * period * rate), rate);
      const buffer = await context.decodeAudioData(await (await fetch(address)).arrayBuffer());
      const source = new AudioBufferSourceNode(context, {
        ...{ buffer, loop: true, loopStart: leadIn, loopEnd: leadIn + period },
      });
      source.connect(new GainNode(context, { gain: 1 })).connect(context.destination);
      source.start(0, leadIn);
      return [...(await context.startRendering()).getChannelData(0)];
    },
    { address: url, rate: RATE_HZ, leadIn: LEAD_IN_SECONDS, period: PERIOD_SECONDS },
  );
  return Float64Array.from(samples.slice(Math.round(PERIOD_SECONDS * RATE_HZ)));
}

/** The lossless render of the same file, its period alone. */
function rendered(url: string): Float64Array {
  const { samples, periodSamples } = renderTake(demoContentDirectory(), url.replace("/media/sounds/", ""));
  const from = LEAD_IN_SECONDS * RATE_HZ;
  return samples.slice(from, from + periodSamples);
}

/** By how many samples a period is later than another, by their cross-correlation over its first half second. */
function delayOf(late: Float64Array, early: Float64Array): number {
  const at = (samples: Float64Array, index: number) => samples[(index + samples.length) % samples.length] as number;
  let best = { lag: 0, product: Number.NEGATIVE_INFINITY };
  for (let lag = -2400; lag <= 2400; lag += 1) {
    let product = 0;
    for (let index = 0; index < 24_000; index += 1) product += at(late, index + lag) * at(early, index);
    if (product > best.product) best = { lag, product };
  }
  return best.lag;
}

const worst = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((level, index) => Math.abs(level - (other[index] as number))));

/**
 * Two takes at one place that differ by more than 5 dB: a bright one and a dark one. A guitar has partials and no noise: between takes whose
 * curves cross steeply, what a band holds depends on where they fall in it.
 */
const TAKES = [
  { name: /^Dyn-B, Cap edge, 2 cm/, file: "dyn-b-cap-edge-2.mp3" },
  { name: /^Rib-A, Cap edge, 5 cm/, file: "rib-a-cap-edge-5.mp3" },
] as const;

/** Files are at one loudness, curves at one energy: what is left of that is the same in every band. */
function difference(one: readonly number[], other: readonly number[]): number[] {
  const each = one.map((level, index) => level - (other[index] as number));
  const mean = each.reduce((sum, level) => sum + level, 0) / each.length;
  return each.map((level) => level - mean);
}

test("[HEAR-15] [HEAR-14] what Chromium plays is the lossless render within 0.5 dB in each third of an octave, late by the same for each take, and two takes that are far apart differ as their curves do", async ({
  page,
  shopper,
}) => {
  await shopper.open(PACK);
  const fetched = new Map<string, string>();
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith("/media/sounds/")) fetched.set(path.split("/").at(-1) ?? "", path);
  });
  const board = page.getByRole("region", { name: "Hear it" });
  await board.getByRole("button", { name: "Play" }).click();
  for (const { name, file } of TAKES) {
    await board.getByRole("radio", { name }).click();
    await expect.poll(() => fetched.has(file), { timeout: 60_000 }).toBe(true);
  }
  await expect.poll(() => fetched.has("levels.json"), { timeout: 30_000 }).toBe(true);
  const curves = await (await page.request.get(fetched.get("levels.json") ?? "")).json();
  const heard: number[][] = [];
  const made: number[][] = [];
  const delays: number[] = [];
  for (const { file } of TAKES) {
    const url = fetched.get(file) ?? "";
    const [sound, render] = [await play(page, url), rendered(url)];
    heard.push(thirdOctaves(sound, BANDS_HZ));
    made.push(thirdOctaves(render, BANDS_HZ));
    delays.push(delayOf(sound, render));
  }
  // A change between two takes keeps its place: whatever the encoder delays, it delays each of them by as much.
  expect(delays[0]).toBe(delays[1]);
  const [heardOne = [], heardOther = []] = heard;
  const [madeOne = [], madeOther = []] = made;
  expect(worst(heardOne, madeOne)).toBeLessThan(0.5);
  expect(worst(heardOther, madeOther)).toBeLessThan(0.5);
  // The proof is only as good as the takes are different: the other file in their place would be seen.
  expect(worst(heardOne, madeOther)).toBeGreaterThan(3);

  const [drawnOne = [], drawnOther = []] = TAKES.map(({ file }) => {
    const tenths: number[] = curves.levels[file.replace(".mp3", "")];
    return BANDS_HZ.map((hertz) => (tenths[Math.round(12 * Math.log2(hertz / curves.from_hz))] as number) / 10);
  });
  const drawn = difference(drawnOne, drawnOther);
  expect(worst(difference(heardOne, heardOther), drawn)).toBeLessThan(0.5);
  expect(Math.max(...drawn.map(Math.abs))).toBeGreaterThan(5);
});

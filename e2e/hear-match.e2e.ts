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

const worst = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((level, index) => Math.abs(level - (other[index] as number))));

test("[HEAR-15] [HEAR-14] what Chromium plays is the lossless render within 0.5 dB in each third of an octave, and two takes differ as their curves do", async ({
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
  await expect.poll(() => [...fetched.keys()].sort(), { timeout: 30_000 }).toHaveLength(4);
  const curves = await (await page.request.get(fetched.get("levels.json") ?? "")).json();
  const takes = [...fetched.keys()].filter((name) => !/^(levels|dry)/.test(name)).sort();
  expect(takes).toHaveLength(2);
  const urls = takes.map((name) => fetched.get(name) ?? "");
  const heard: number[][] = [];
  for (const url of urls) heard.push(thirdOctaves(await play(page, url), BANDS_HZ));
  for (const [index, url] of urls.entries())
    expect(worst(heard[index] as number[], thirdOctaves(rendered(url), BANDS_HZ)), url).toBeLessThan(0.5);

  const drawn = takes.map((name) => {
    const tenths: number[] = curves.levels[name.replace(".mp3", "")];
    return BANDS_HZ.map((hertz) => (tenths[Math.round(12 * Math.log2(hertz / curves.from_hz))] as number) / 10);
  });
  const difference = ([one = [], other = []]: readonly number[][]) => {
    const each = one.map((level, index) => level - (other[index] as number));
    // Files are at one loudness, curves at one energy: what is left of that is the same in every band.
    const mean = each.reduce((sum, level) => sum + level, 0) / each.length;
    return each.map((level) => level - mean);
  };
  expect(worst(difference(heard), difference(drawn))).toBeLessThan(0.5);
});

// What packs are heard with: time and bytes of one file, and how far MP3 is from what was rendered. `npm run bench -- sounds`.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createSoundFiles, demoContentDirectory, renderTake } from "@shop/demo-content";
import { chromium, type Page } from "playwright";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { type Comparison, compareSounds } from "./compare-sounds.ts";

const PACK = 2;

/** The samples that a browser makes of a file. */
async function decode(page: Page, mp3: Uint8Array): Promise<Float64Array> {
  const decoded = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const audio = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer);
    return [...audio.getChannelData(0)];
  }, Buffer.from(mp3).toString("base64"));
  return Float64Array.from(decoded);
}

/** The band in which the decoded file differs most from the render, and how many differ by a hundredth of a decibel or more. */
function describeWorst(bands: Comparison["bands"]): string {
  const [worst] = [...bands].sort((one, other) => Math.abs(other.db) - Math.abs(one.db));
  const seen = bands.filter(({ db }) => Math.abs(db) >= 0.01);
  return `of ${bands.length} thirds of an octave ${seen.length} differ by 0.01 dB or more, most ${worst?.hertz} Hz by ${worst?.db.toFixed(3)} dB`;
}

async function measure(page: Page, directory: string): Promise<void> {
  const content = demoContentDirectory();
  const files = createSoundFiles(content, directory);
  const paths = files.list();
  const [hash] = [...new Set(paths.map((one) => one.split("/")[0]))].slice(PACK);
  const ofPack = paths.filter((one) => one.startsWith(`${hash}/`));
  const performances = [...new Set(ofPack.map((one) => one.split("/")[1]))];
  console.log(`${paths.length} files in all; measured: those of one pack, ${ofPack.length}`);
  for (const performance of performances) {
    const own = ofPack.filter((one) => one.split("/")[1] === performance);
    const times: number[] = [];
    let bytes = 0;
    for (const one of own) {
      const startMs = globalThis.performance.now();
      await files.prepare(one);
      times.push(globalThis.performance.now() - startMs);
      bytes += readFileSync(path.join(directory, one)).length;
    }
    const [first = 0, ...rest] = times;
    const each = rest.reduce((sum, time) => sum + time, 0) / rest.length;
    const middle = own[own.length >> 1] as string;
    const decoded = await decode(page, readFileSync(path.join(directory, middle)));
    const compared = compareSounds(renderTake(content, middle), decoded);
    console.log(
      `${performance}: first ${first.toFixed(0)} ms, then ${each.toFixed(0)} ms and ${Math.round(bytes / own.length)} bytes a file; ` +
        `${compared.delaySamples} samples late, residual ${compared.residualDb.toFixed(1)} dB, ` +
        describeWorst(compared.bands) +
        `, loop's ends differ by ${compared.seamDb.toFixed(1)} dB`,
    );
  }
  await files.close();
}

const directory = mkdtempSync(path.join(tmpdir(), "bench-sounds-"));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  await measure(await browser.newPage(), directory);
} finally {
  await browser.close();
  rmSync(directory, { recursive: true });
}

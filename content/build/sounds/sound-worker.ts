import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parentPort } from "node:worker_threads";
import { renderPack } from "../cabinet/render-pack.ts";
import { MASTER_RATE_HZ } from "../limits.ts";
import { encodeMp3 } from "./encode-mp3.ts";
import { renderPeriod, renderSource } from "./render-take.ts";
import type { HeardSource, Period, SoundSource } from "./sound-source.ts";
import { takeLevels } from "./take-levels.ts";
import { wavePeaks } from "./wave-peaks.ts";

/** What is asked of the thread, and what it says when it has done it. */
export type SoundOrder = { file: string; source: SoundSource };
export type SoundDone = { file: string; error: string | null };

/** A performance takes a second or two to play, so each is played once. The content doesn't change while the shop runs. */
const played = new Map<string, Float64Array>();

function periodOf(period: Period, inputDb = 0): Float64Array {
  const key = `${period.id} ${inputDb}`;
  const samples = played.get(key) ?? renderPeriod(period, inputDb);
  played.set(key, samples);
  return samples;
}

const soundOf = (source: HeardSource): Float64Array => renderSource(source, periodOf);

function contentOf(source: SoundSource): Promise<Uint8Array> | string {
  if (source.kind === "levels") return JSON.stringify(takeLevels(renderPack(source.pack, MASTER_RATE_HZ)));
  if (source.kind !== "peaks") return encodeMp3(soundOf(source));
  const { before, after } = source;
  return JSON.stringify(wavePeaks(soundOf(before), soundOf(after), periodOf(before.period).length));
}

async function render({ file, source }: SoundOrder): Promise<void> {
  const content = await contentOf(source);
  mkdirSync(dirname(file), { recursive: true });
  // Written beside and moved, so that nobody reads half a file.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}

parentPort?.on("message", async (order: SoundOrder) => {
  const answer: SoundDone = { file: order.file, error: null };
  try {
    await render(order);
  } catch (error) {
    answer.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  parentPort?.postMessage(answer);
});

import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parentPort } from "node:worker_threads";
import { encodeMp3 } from "./encode-mp3.ts";
import type { Period, SoundSource } from "./load-sounds.ts";
import { renderPeriod, renderSource } from "./render-take.ts";

/** What is asked of the thread, and what it says when it has done it. */
export type SoundOrder = { file: string; source: SoundSource };
export type SoundDone = { file: string; error: string | null };

/** A performance takes a second or two to play, so each is played once. The content doesn't change while the shop runs. */
const played = new Map<string, Float64Array>();

function periodOf(period: Period): Float64Array {
  const samples = played.get(period.id) ?? renderPeriod(period);
  played.set(period.id, samples);
  return samples;
}

async function render({ file, source }: SoundOrder): Promise<void> {
  const mp3 = await encodeMp3(renderSource(source, periodOf(source.period)));
  mkdirSync(dirname(file), { recursive: true });
  // Written beside and moved, so that nobody reads half a file.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, mp3);
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
